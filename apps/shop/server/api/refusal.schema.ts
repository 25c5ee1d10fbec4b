import { z } from 'zod'

/** Every error of a call, whatever its status. */
export const refusal = z
  .object({
    code: z.string().meta({ description: 'For programs; the same in every language.' }),
    message: z.string().meta({ description: 'For guests, in the language of the request.' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'A sentence for each field of the request that needs mending.' }),
    facts: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'What is needed to go on, for instance the price before and now.' }),
  })
  .meta({ description: 'An error.' })
