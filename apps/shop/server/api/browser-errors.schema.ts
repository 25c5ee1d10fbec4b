import { z } from 'zod'

export const browserErrorSchema = {
  summary: 'Report a failure seen in the browser',
  tags: ['operations'],
  body: z.object({
    message: z.string().min(1).max(500),
    /** Page address without its query. */
    path: z
      .string()
      .max(300)
      .regex(/^\/[^?#]*$/),
    /** Left out when the whole page failed. A name of the registry: it becomes a metric's label. */
    component: z
      .string()
      .regex(/^[a-zA-Z]{1,40}$/)
      .optional(),
    errorId: z.uuid().optional(),
  }),
  response: { 204: z.null() },
}
