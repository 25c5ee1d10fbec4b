import { consentAnswers } from '@wojaz/travel/guest'
import { z } from 'zod'

/** The value a browser sends for a ticked box. */
const ticked = z.literal('on').optional()

export const consentSchema = {
  summary: 'Keep a guest’s decision about cookies',
  description:
    'Sets the cookie `cookie_consent` and takes away the cookies of refused categories. A plain form is sent back to `returnTo`, a script gets 204.',
  tags: ['visitor'],
  body: z.object({
    answer: z.enum(consentAnswers),
    preferences: ticked,
    statistics: ticked,
    marketing: ticked,
    /** A path of the shop. */
    returnTo: z
      .string()
      .max(2_000)
      .regex(/^\/(?![/\\])[^\s\\]*$/)
      .default('/'),
  }),
  response: { 204: z.null(), 303: z.null() },
}
