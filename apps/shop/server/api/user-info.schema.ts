import { z } from 'zod'

export const userInfoSchema = {
  summary: 'Who the shop takes this browser for',
  description: 'The status that decides which components are shown is in the header `customer-segment`.',
  tags: ['visitor'],
  response: {
    200: z.object({
      authenticated: z.boolean(),
      account_type: z.string().nullable(),
      user_uid: z.string().nullable(),
      language: z.string(),
      /** SHA-256 of the uid: recognises the user without naming them. */
      hashed_user_uid: z.string().nullable(),
      /** The shop's time, `yyyy-MM-dd HH:mm:ss` in Warsaw. */
      timestamp: z.string(),
    }),
  },
}
