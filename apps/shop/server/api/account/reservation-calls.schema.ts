import { circumstanceReasons, orderStates } from '@wojaz/booking'
import { z } from 'zod'
import { money } from '../money.schema.ts'
import { refusal } from '../refusal.schema.ts'

const state = z.enum(Object.keys(orderStates) as [keyof typeof orderStates])

export const notices = z
  .array(z.object({ kind: z.string(), answerBy: z.string(), url: z.string() }))
  .readonly()
  .describe('What the organiser changed and waits for an answer, until when and where.')

export const missing = z
  .array(
    z.object({
      kind: z.enum(['documents', 'check-in', 'balance']),
      by: z.string().describe('yyyy-mm-dd'),
      people: z
        .array(z.number().int())
        .readonly()
        .optional()
        .describe('Whose documents, by place in the party.'),
      airline: z.string().optional(),
      amount: money.optional(),
    }),
  )
  .readonly()
  .describe('What the guest has still to do, the most urgent first.')

export const reservation = z.object({
  number: z.string(),
  state,
  name: z.string(),
  place: z.string(),
  picture: z
    .object({ src: z.string(), alt: z.string(), width: z.number(), height: z.number() })
    .nullable()
    .describe('Of the hotel; null: a flight alone has none.'),
  daysLeft: z.number().int().nullable().describe('Until the departure; null: it is past, or nobody goes.'),
  departureDate: z.string(),
  returnDate: z.string(),
  nights: z.number().int().nullable().describe('Null: a flight alone has none.'),
  adults: z.number().int(),
  children: z.number().int(),
  total: money,
  paid: money,
  due: z
    .array(z.object({ amount: money, dueBy: z.string() }))
    .readonly()
    .describe('What is still to be paid, until when.'),
  missing,
  heldUntil: z.string().nullable().describe('Nothing is paid yet: the places are theirs until then.'),
  hasPages: z.boolean().describe('It is or was a trip: its pages are in the account.'),
  url: z.string().describe('The page of the order, with its documents.'),
  notices,
  after: z
    .object({ again: z.string(), review: z.string().nullable() })
    .nullable()
    .describe('Of a trip that is over: where it is booked again, and where one says how it was.'),
})

const day = z.string().describe('yyyy-mm-dd')

export const moneyOf = z.object({
  total: money,
  paid: money,
  due: z.array(z.object({ amount: money, dueBy: day })).readonly(),
  payments: z.array(z.object({ id: z.string(), amount: money, paidOn: day })).readonly(),
  refunds: z
    .array(z.object({ id: z.string(), amount: money, askedOn: day, paidOutOn: day.nullable(), backBy: day }))
    .readonly()
    .describe('Money on its way back; paid out once the bank says so.'),
  cancellation: z
    .object({
      fee: money,
      refund: money,
      percent: z.number(),
      why: z.string().nullable(),
      on: day,
      backBy: day,
    })
    .nullable()
    .describe('What calling the trip off has cost, and until when the rest is back.'),
})

export const reservationSchema = {
  summary: 'One reservation of the customer',
  description: "The trip from door to door, its people and its money. Somebody else's does not exist.",
  tags: ['reservations'],
  querystring: z.object({ number: z.string().describe('W and nine digits.') }),
  response: {
    200: z.object({
      number: z.string(),
      state,
      name: z.string(),
      place: z.string(),
      departureDate: day,
      returnDate: day.nullable().describe('Null: one way.'),
      nights: z.number().int().nullable(),
      adults: z.number().int(),
      children: z.number().int(),
      daysLeft: z.number().int().nullable(),
      tabs: z.array(z.string()).readonly(),
      notices,
      steps: z
        .array(
          z.object({
            kind: z.string(),
            day,
            time: z.string().nullable(),
            detail: z.string().nullable(),
          }),
        )
        .readonly(),
      people: z.array(z.string()).readonly(),
      money: moneyOf,
      missing,
      free: z
        .object({ reason: z.enum(circumstanceReasons), place: z.string(), from: day, until: day })
        .nullable()
        .describe('Leaving costs nothing now, because of this; null: it costs what the contract says.'),
    }),
    403: refusal,
    404: refusal,
  },
}

export const reservationsSchema = {
  summary: 'What the customer has booked',
  description:
    'For whoever is logged in: orders of their address, which activating the account has shown to be theirs, and those they placed while logged in. Trips ahead begin with the soonest, trips behind with the latest.',
  tags: ['reservations'],
  response: {
    200: z.object({
      upcoming: z.array(reservation).readonly(),
      past: z.array(reservation).readonly(),
      cancelled: z.array(reservation).readonly(),
    }),
    403: refusal,
  },
}
