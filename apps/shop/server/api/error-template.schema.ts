import { z } from 'zod'

export const errorTemplateSchema = {
  summary: 'What editors have put below the page of a failure',
  description:
    'For a page that fails while a guest walks about; a page that fails as it is opened has it already.',
  tags: ['content'],
  params: z.object({ type: z.enum(['page404', 'error', 'pageError']) }),
  response: {
    200: z.object({ template: z.object({ page: z.unknown(), offers: z.unknown() }).nullable() }),
  },
}
