import { circumstanceReasons, methodKinds } from '@wojaz/booking'
import { z } from 'zod'
import { money } from '../money.schema.ts'
import { refusal } from '../refusal.schema.ts'
import { moneyOf } from './reservation-calls.schema.ts'

const tags = ['reservations']
const text = z.string().max(300).default('')
const number = z.string().max(40).describe('W and nine digits.')
const quote = z.string().max(60).describe('The `id` of the newest quote.')
const day = z.string().describe('yyyy-mm-dd')
const ways = z.array(z.enum(methodKinds)).readonly().describe('By which money goes back.')
const asked = { 403: refusal, 404: refusal, 409: refusal }
const confirmed = {
  200: z.object({ money: moneyOf }),
  401: refusal.describe('Show once more who you are.'),
  ...asked,
}
const only = 'For the customer whose trip it is: to everybody else there is none.'
const proven = `${only} Within ten minutes of showing who they are. Only the newest quote, for fifteen minutes; asked twice, it has happened once.`

export const changeQuote = z.object({
  id: z.string(),
  isOver: z.boolean(),
  validUntil: z.string(),
  parts: z.array(z.object({ part: z.string(), before: z.string(), after: z.string() })).readonly(),
  lost: z.array(z.string()).readonly().describe('Upsells and seats that the new trip does not have.'),
  before: money,
  difference: money,
  fee: money,
  feeKind: z.enum(['table', 'flexible', 'leaving', 'transfer', 'none']),
  total: money,
  paid: money,
  refund: money,
  ways,
  due: z.array(z.object({ amount: money, dueBy: day })).readonly(),
  isHandOver: z.boolean().optional().describe('Somebody else goes: both owe the price jointly.'),
})

export const cancelQuote = z.object({
  id: z.string(),
  fee: money,
  refund: money,
  percent: z.number(),
  isFlexible: z.boolean(),
  validUntil: z.string(),
  methods: ways,
  reason: z
    .enum(circumstanceReasons)
    .optional()
    .describe('What goes on at the place, so that it is free of charge.'),
})

export const quoteChangeSchema = {
  summary: 'What another trip would cost in place of a booked one',
  description: `${only} Exactly one of \`offerCode\`, \`leave\` and \`join\`. Nothing changes before the quote is confirmed.`,
  tags,
  body: z.object({
    number,
    offerCode: z
      .string()
      .max(2_000)
      .optional()
      .describe('Another date, airport, room or board of the hotel.'),
    leave: z.number().int().min(0).max(20).optional().describe('Who stays at home: the place in the party.'),
    join: z
      .object({
        title: text.describe('`woman` or `man`.'),
        firstName: text,
        lastName: text,
        birthDate: text.describe('As people write it, `24.03.1987`, or `1987-03-24`.'),
        room: z.number().int().min(0).max(9).default(0).describe('The room they sleep in, from 0.'),
      })
      .optional()
      .describe('Who comes along.'),
  }),
  response: { 201: changeQuote, ...asked, 422: refusal },
}

export const changeQuoteSchema = {
  summary: 'The quote of a change, as it is now',
  description: only,
  tags,
  querystring: z.object({ number, quote }),
  response: { 200: changeQuote, ...asked },
}

export const confirmChangeSchema = {
  summary: 'Change the trip as it was quoted',
  description: `${proven} When the new trip cannot be had, the old one stays as it is.`,
  tags,
  body: z.object({ number, quote }),
  response: confirmed,
}

export const quoteCancelSchema = {
  summary: 'What calling a trip off costs today, and what goes back',
  description: `${only} While a change of the organiser waits for an answer there is none (\`notice-open\`): leaving by that answer is free of charge.`,
  tags,
  body: z.object({ number }),
  response: { 201: cancelQuote, ...asked },
}

export const cancelQuoteSchema = {
  summary: 'The quote of calling off, as long as it can be confirmed',
  description: only,
  tags,
  querystring: z.object({ number, quote }),
  response: { 200: cancelQuote, ...asked },
}

export const confirmCancelSchema = {
  summary: 'Call the trip off as it was quoted',
  description: `${proven} Money goes back the way it came.`,
  tags,
  body: z.object({ number, quote }),
  response: confirmed,
}
