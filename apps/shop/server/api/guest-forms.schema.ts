import { z } from 'zod'
import { refusal } from './refusal.schema.ts'

export const guestFormSchema = {
  summary: 'Send a form of a page: newsletter, presale or contact',
  description:
    'Answers with the thanks of the form, whoever the address belongs to. A field that needs mending is named in `fields` with its sentence.',
  tags: ['forms'],
  body: z.object({
    /** The content page that contains the form. */
    page: z.string().max(2_000),
    /** The `uid` of the form. */
    form: z.string().max(100),
    /** By field name; a ticked box is `on`. */
    fields: z.record(z.string().max(40), z.string()),
  }),
  response: {
    200: z.object({ message: z.string() }),
    409: refusal,
    422: refusal.extend({ code: z.literal('form-faulty'), fields: z.record(z.string(), z.string()) }),
  },
}
