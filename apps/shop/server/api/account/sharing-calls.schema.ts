import { z } from 'zod'
import { refusal } from '../refusal.schema.ts'

const tags = ['reservations']
const text = z.string().max(300)
const number = z.string().max(40).describe('W and nine digits.')
const secured = { 403: refusal, 409: refusal }
const taken = z.object({ message: z.string() })

export const addSchema = {
  summary: 'Ask for a booking that somebody else made',
  description:
    'For whoever is logged in. When number, surname of somebody of the party and departure date are those of a booking, an e-mail with a link goes to the address of the booking: whoever reads it there says yes. The answer is the same when there is no such booking.',
  tags,
  body: z.object({
    number,
    lastName: text,
    departureDate: text.describe('As people write it, `24.03.2027`, or `2027-03-24`.'),
  }),
  response: { 202: taken, ...secured, 422: refusal },
}

export const disclaimSchema = {
  summary: 'Take a booking out of the list',
  description:
    'For whoever is logged in. Nothing else happens to it, and it can be added again. What is not in the list is 404.',
  tags,
  body: z.object({ number }),
  response: { 204: z.null(), ...secured, 404: refusal },
}

export const sendSchema = {
  summary: 'Send the documents of a trip by e-mail',
  description:
    'For its customer: to any address, ten times a day for one trip and three times a day to one mailbox.',
  tags,
  body: z.object({
    number,
    email: text,
    documents: z
      .array(z.string().max(40))
      .max(10)
      .optional()
      .describe('Names of documents, as `potwierdzenie`; left out or empty: all there are.'),
  }),
  response: { 202: taken, ...secured, 404: refusal, 422: refusal, 429: refusal },
}
