import { z } from 'zod'
import { refusal } from '../refusal.schema.ts'
import { toldDocument, toldWishes } from '../told-of-travellers.schema.ts'
import { reservationsSchema } from './reservation-calls.schema.ts'
import { changeQuote } from './trip-change-calls.schema.ts'

const tags = ['reservations']
const text = z.string().max(300).default('')
const number = z.string().max(40).describe('W and nine digits.')
const day = z.string().nullable().describe('yyyy-mm-dd; null: not any more.')
const answers = {
  200: z.object({
    message: z.string(),
    quote: changeQuote
      .optional()
      .describe('Somebody else, or of another age: what it costs. `reservation/change/confirm` confirms it.'),
  }),
  401: refusal.describe('Show once more who you are.'),
  403: refusal,
  404: refusal,
  409: refusal.describe('Too late, or hotel and plane have no place for somebody of that age.'),
  422: refusal,
}
const place = z.number().int().min(0).max(20).describe('Their place in the party, from 0.')
const owner = 'For the customer whose trip it is, within ten minutes of showing who they are.'

export const changeOwnerSchema = {
  summary: 'Change name, phone and address of whoever ordered',
  description: `${owner} An e-mail says so, with the new documents.`,
  tags,
  body: z.object({
    number,
    phone: text,
    street: text,
    postalCode: text,
    city: text,
    firstName: text.describe(
      'As it is to stand on the invoice: only a slip can be mended. Left out, it stays.',
    ),
    lastName: text,
  }),
  response: answers,
}

export const changePersonSchema = {
  summary: 'Change the data of one traveller',
  description: `${owner} A few letters are a correction, free of charge and made at once. More is another person: it is quoted with what it really costs, and nothing changes before the quote is confirmed. Both until the days that \`editable-until\` tells.`,
  tags,
  body: z.object({
    number,
    person: place,
    title: text.describe('`woman` or `man`.'),
    firstName: text,
    lastName: text,
    birthDate: text.describe('As people write it, `24.03.1987`, or `1987-03-24`.'),
  }),
  response: answers,
}

export const changeDocumentSchema = {
  summary: 'Tell of one traveller’s document, or take it away',
  description: `${owner} Kept encrypted; of the number only the last three characters are ever told. Forgotten a week after the return.`,
  tags,
  body: toldDocument.extend({ number, person: place }),
  response: answers,
}

export const changeWishesSchema = {
  summary: 'Change the special wishes of a trip',
  description: 'For the customer whose trip it is. What is left out is not wished any more.',
  tags,
  body: toldWishes.extend({ number }),
  response: answers,
}

const shownDocument = z
  .object({
    type: z.string(),
    number: z.string().describe('Its last three characters.'),
    validUntil: z.string().nullable(),
    nationality: z.string().nullable(),
    issuingCountry: z.string().nullable(),
  })
  .nullable()

export const travellerDataSchema = {
  summary: 'Documents and wishes of those who travel',
  description: 'For the customer whose trip it is. Numbers are masked.',
  tags,
  querystring: z.object({ number: z.string().describe('W and nine digits.') }),
  response: {
    200: z.object({
      isNeeded: z.boolean().describe('Airline or country need documents beforehand.'),
      until: z.string().describe('yyyy-mm-dd: the last day on which they are given and changed.'),
      isOver: z.boolean(),
      people: z
        .array(
          z.object({
            place: z.number().int(),
            name: z.string(),
            standing: z.enum(['fits', 'missing', 'incomplete', 'passport-needed', 'ends-too-soon']),
            document: shownDocument,
          }),
        )
        .readonly(),
      wishes: z.object({ kinds: z.array(z.string()).readonly(), text: z.string() }).nullable(),
    }),
    403: refusal,
    404: refusal,
  },
}

export const editableSchema = {
  summary: 'Until when data of a trip can be changed',
  description: 'For the customer whose trip it is.',
  tags,
  querystring: z.object({ number: z.string().describe('W and nine digits.') }),
  response: {
    200: z.object({
      correctUntil: day,
      handOverUntil: day.describe('Until when somebody else may go instead.'),
      daysBeforeDeparture: z.number().int().describe('So many days before the departure corrections end.'),
    }),
    403: refusal,
    404: refusal,
    409: refusal,
  },
}

export const updateListSchema = {
  summary: 'Take in what was booked meanwhile',
  description:
    'For whoever is logged in. What was ordered for their address becomes theirs for good, also when the address changes later; answers with the list as it is then.',
  tags,
  response: { 200: reservationsSchema.response[200], 403: refusal, 409: refusal },
}
