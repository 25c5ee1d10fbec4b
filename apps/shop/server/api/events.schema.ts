import { countedEvents } from '@wojaz/insight'
import { z } from 'zod'

export const eventsSchema = {
  summary: 'Count what a guest pressed and saw',
  description:
    'Only with consent to statistics; without it, and for texts that may name a person, nothing is counted.',
  tags: ['visitor'],
  body: z.object({
    events: z
      .array(
        z.object({
          event: z.enum(countedEvents),
          identifier: z.string().min(1).max(200),
          /** The path of the page without its query; ids are replaced. */
          page: z
            .string()
            .max(200)
            .regex(/^\/[^?#\s]*$/),
        }),
      )
      .min(1)
      .max(20),
  }),
  response: { 204: z.null() },
}
