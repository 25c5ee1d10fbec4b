import { z } from 'zod'
import { money } from './money.schema.ts'
import { offerCard, picture } from './offer-card.schema.ts'
import { refusal } from './refusal.schema.ts'

const tags = ['quiz']
const text = z.string()
const number = z.number().nullable()

const missing = { 404: refusal }

export const rule = z
  .object({
    adults: number,
    childAges: z.array(z.int()),
    months: z.array(z.int()),
    durationFrom: number,
    durationTo: number,
    budget: number,
    airFrom: number,
    airTo: number,
    seaFrom: number,
    tripType: text.nullable(),
    destinations: z.array(text),
    features: z.array(text),
  })
  .meta({ description: 'What the answer means in a search; null or empty: it says nothing about it' })

const code = z.string().meta({ description: 'In addresses and in `answers`' })

export const quizSchema = {
  summary: 'The questions of the quiz, and what each answer means',
  tags,
  response: {
    200: z.object({
      heading: text,
      lead: text.nullable(),
      questions: z.array(
        z.object({
          code,
          question: text,
          hint: text.nullable(),
          isKept: z.boolean(),
          answers: z.array(
            z.object({ code, label: text, text: text.nullable(), picture: picture.nullable(), rule }),
          ),
        }),
      ),
    }),
    ...missing,
  },
}

export const place = z.object({
  code: text,
  name: text,
  url: text.nullable(),
  picture,
  hotels: z.int(),
  offer: offerCard,
  listingUrl: text,
  notThisUrl: text,
  reasons: z.object({
    weather: z.object({ month: z.int(), air: z.number(), sea: number, rainDays: z.number() }).nullable(),
    months: z
      .array(z.object({ from: z.int(), to: z.int() }))
      .nullable()
      .meta({
        description: 'Runs of months with the weather asked for and offers, where no month was named',
      }),
    below: money.nullable(),
    answers: z.array(text),
  }),
  without: z.array(text).meta({ description: 'Answers that had to be left out for it' }),
})

export const question = z.object({
  kind: z.literal('question'),
  number: z.int(),
  code,
  question: text,
  hint: text.nullable(),
  answers: z.array(
    z.object({
      code,
      label: text,
      text: text.nullable(),
      picture: picture.nullable(),
      url: text,
      count: z.int().meta({ description: 'Hotels that are left after it' }),
    }),
  ),
  skipUrl: text,
  backUrl: text.nullable(),
})

export const result = z.object({
  kind: z.literal('result'),
  places: z.array(place).max(3),
  excluded: z.array(z.object({ code: text, name: text, url: text })),
  listingUrl: text,
  backUrl: text.nullable(),
})

export const quizStepSchema = {
  summary: 'The next question with exact counts, or three places',
  description:
    'Answers by the code of their question; "-" skips it. The party of one\'s own is "inne" with `party`. What is no answer is asked again.',
  tags,
  body: z.object({
    answers: z.record(z.string().max(40), z.string().max(40)).default({}),
    party: z
      .object({ adults: z.int().min(1).max(8), ages: z.array(z.int().min(0).max(17)).max(7) })
      .optional(),
    excluded: z.array(z.string().max(32)).max(20).default([]).meta({ description: 'Codes of places' }),
  }),
  response: {
    200: z.object({
      count: z.int().meta({ description: 'Hotels that answer to everything said so far' }),
      fromPrice: money.nullable(),
      step: z.discriminatedUnion('kind', [question, result]),
      repairs: z.array(
        z.object({ question: text, label: text, url: text, count: z.int(), fromPrice: money.nullable() }),
      ),
    }),
    ...missing,
  },
}
