import { z } from 'zod'

export const browserErrorSchema = {
  summary: 'Report a failure seen in the browser',
  tags: ['operations'],
  body: z.object({
    message: z.string().min(1).max(500),
    /** The path of the page without its query. */
    path: z
      .string()
      .max(300)
      .regex(/^\/[^?#]*$/),
    /** Missing if the whole page failed. A block of a page, or a part that is loaded later. */
    component: z
      .string()
      .regex(/^[a-zA-Z]{1,40}$/)
      .optional(),
    errorId: z.uuid().optional(),
  }),
  response: { 204: z.null() },
}
