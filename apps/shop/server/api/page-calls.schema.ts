import { z } from 'zod'
import { picture } from './offer-card.schema.ts'
import { refusal } from './refusal.schema.ts'

const tags = ['content']
const text = z.string()
const page = z.object({
  url: z.string().min(1).max(2_000).default('/').meta({ description: 'Without a language prefix' }),
})
const missing = { 404: refusal }

export const pageContentSchema = {
  summary: 'A page as this visitor sees it now',
  description:
    'Slots with what is active, inside its window and meant for the visitor, and what its components show of the offers, by their uid. GET /api/pages has the page as editors wrote it.',
  tags,
  querystring: page,
  response: { 200: z.object({ page: z.unknown(), offers: z.unknown() }), ...missing },
}

export const bannersSchema = {
  summary: 'Banners of a page, as this visitor sees them now',
  tags,
  querystring: page,
  response: {
    200: z.object({
      banners: z.array(
        z.object({
          uid: text,
          heading: text.nullable(),
          text: text.nullable(),
          badge: text.nullable(),
          picture,
          link: z.object({ label: text, url: text }).nullable(),
          layout: z.enum(['poster', 'strip']),
        }),
      ),
    }),
    ...missing,
  },
}
