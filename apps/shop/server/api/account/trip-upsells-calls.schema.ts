import { methodKinds, upsellTypes } from '@wojaz/booking'
import { z } from 'zod'
import { money } from '../money.schema.ts'
import { refusal } from '../refusal.schema.ts'
import { moneyOf } from './reservation-calls.schema.ts'

const tags = ['reservations']
const number = z.string().max(40).describe('W and nine digits.')
const person = z.number().int().min(0).max(20).describe('The place in the party, from 0.')
const proof = refusal.describe('Show once more who you are.')
const asked = { 403: refusal, 404: refusal, 409: refusal }
const only = 'For the customer whose trip it is: to everybody else there is none.'
const upsells = z.array(z.object({ what: z.string(), who: z.string().nullable(), amount: money })).readonly()

export const quoteUpsellsSchema = {
  summary: 'What other upsells or seats of a booked trip cost',
  description: `${only} One price for what comes and what is given back; new seats are held as long as it is good. Nothing changes before it is confirmed.`,
  tags,
  body: z.object({
    number,
    upsells: z
      .array(z.object({ type: z.enum(upsellTypes), code: z.string().max(80), person: person.nullable() }))
      .max(100)
      .optional()
      .describe('All that the trip is to have of what can be chosen now; left out: as it is.'),
    seats: z
      .array(
        z.object({
          flightId: z.number().int(),
          seats: z.array(z.object({ seat: z.string().max(4), person })).max(20),
        }),
      )
      .max(4)
      .optional()
      .describe('Flight by flight who sits where; flights that are left out stay as they are.'),
  }),
  response: {
    201: z.object({
      id: z.string(),
      added: upsells,
      returned: upsells,
      difference: money,
      total: money,
      refund: money,
      methods: z.array(z.enum(methodKinds)).readonly(),
      laterBy: z.string().nullable().describe('It may be paid with the rest until then; null: at once.'),
      validUntil: z.string(),
    }),
    ...asked,
  },
}

export const confirmUpsellsSchema = {
  summary: 'Take the upsells as they were quoted',
  description: `${only} Within ten minutes of showing who they are. Only the newest quote, for fifteen minutes; asked twice, it has happened once.`,
  tags,
  body: z.object({
    number,
    quote: z.string().max(60).describe('The `id` of the newest quote.'),
    pay: z.enum(['now', 'later']).default('now'),
  }),
  response: { 200: z.object({ money: moneyOf }), 401: proof, ...asked },
}

export const answerNoticeSchema = {
  summary: 'Answer what the organiser has changed',
  description: `${only} Leaving is free of charge and gives everything back; what is offered instead has the price that was told. Both need a proof of the last ten minutes.`,
  tags,
  body: z.object({ number, notice: z.string().max(60), answer: z.enum(['accepted', 'left', 'substituted']) }),
  response: { 200: z.object({ money: moneyOf }), 401: proof, ...asked },
}
