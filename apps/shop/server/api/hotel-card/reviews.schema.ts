import {
  mostReviewsAtOnce,
  reviewAspects,
  reviewParties,
  reviewScores,
  reviewSorts,
  reviewSources,
  reviewsPageSize,
} from '@wojaz/offers/reviews'
import { locales } from '@wojaz/travel/locale'
import { z } from 'zod'
import { refusal } from '../refusal.schema.ts'
import { list } from '../search/offer.schema.ts'
import { invalid } from '../search/search-calls.schema.ts'
import { code } from '../search/search-request.schema.ts'

const score = z.literal(reviewScores)
const language = z.enum(locales)
const party = z.enum(reviewParties)
const source = z.enum(reviewSources)
const mean = z.number().min(1).max(5)
const count = z.int().min(0)

const counted = <Value extends z.ZodType>(value: Value) => list(z.object({ value, count }))

const question = z.object({
  hotelCode: code,
  sorting: z.enum(reviewSorts).default('newest'),
  language: language.nullable().default(null),
  party: party.nullable().default(null),
  score: score.nullable().default(null),
  after: z
    .string()
    .max(60)
    .nullable()
    .default(null)
    .meta({ description: 'The `next` of the page before, in the same order' }),
  pageSize: z.int().min(1).max(mostReviewsAtOnce).default(reviewsPageSize),
})

export const answer = z.object({
  rating: mean
    .nullable()
    .meta({ description: 'The mean of all scores, by which lists are sorted; null: no reviews' }),
  ratingCount: count,
  aspects: z.object(Object.fromEntries(reviewAspects.map((aspect) => [aspect, mean]))).nullable(),
  distribution: counted(score),
  languages: counted(language),
  parties: counted(party),
  sources: counted(source).meta({
    description:
      'traveller: bought this trip here and came back, by the number of the order; partner: taken over from a review service, not checked by the shop; sample: of the demo world, not checked',
  }),
  total: count.meta({ description: 'How many the filters leave' }),
  reviews: list(
    z.object({
      id: z.int(),
      writtenOn: z.iso.date(),
      stayedIn: z.iso.date(),
      score,
      language,
      party,
      author: z.string(),
      title: z.string(),
      text: z.string(),
      source,
      photos: list(z.object({ id: z.uuid(), width: count, height: count })).meta({
        description: 'Fetched at /api/www/review-photos/{id}, small with ?size=small',
      }),
      helpful: count.meta({ description: 'How many found it so' }),
    }),
  ),
  next: z.string().nullable().meta({ description: 'For `after`; null: this was the last page' }),
})

export const reviewsSchema = {
  summary: 'What guests wrote about a hotel: all of it in figures, and a page of texts',
  tags: ['hotel-card'],
  body: question,
  response: { 200: answer, ...invalid, 404: refusal },
}
