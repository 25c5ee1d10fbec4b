import { z } from 'zod'
import { refusal } from '../refusal.schema.ts'
import { invalid } from '../search/search-calls.schema.ts'
import { code, hotelRequest } from '../search/search-request.schema.ts'
import * as answers from './card-answers.schema.ts'

const tags = ['hotel-card']
const offerCode = z.string().min(1).max(250)
const ofHotel = z.object({ hotelCode: code })
const ofOffer = z.object({ offerCode })

const missing = { ...invalid, 404: refusal }
const gone = { ...missing, 409: refusal }

function byHotel<Answer extends z.ZodType>(summary: string, answer: Answer) {
  return { summary, tags, body: ofHotel, response: { 200: answer, ...missing } }
}

function byOffer<Answer extends z.ZodType>(summary: string, answer: Answer) {
  return { summary, tags, body: ofOffer, response: { 200: answer, ...gone } }
}

function bySearch<Answer extends z.ZodType>(summary: string, answer: Answer) {
  return { summary, tags, body: hotelRequest, response: { 200: answer, ...missing } }
}

export const hotelSchema = byHotel('A hotel: what it is and where', answers.hotel)
export const weatherSchema = byHotel('The months of a year where the hotel is', answers.weather)
export const nearbySchema = byHotel('Places around the hotel, and other hotels of its region', answers.nearby)

export const datesSchema = bySearch('When, from where and for how long the hotel is sold', answers.matrix)
export const offersSchema = bySearch(
  'The offer a card opens with: the cheapest that fits; what leads to nothing is let go, the party never',
  answers.bestOffer,
)

export const filtersSchema = byOffer(
  'What can be changed of an offer, each with its price',
  answers.cardFilters,
)
export const roomsSchema = byOffer(
  'The offer with the rooms each party can have instead, with every board',
  answers.roomChoices,
)
export const hoursSchema = byOffer('Departures of the day, each with its price', answers.departureHours)
export const otherAirportsSchema = byOffer('The same trip from other airports', z.array(answers.option))
export const offerDataSchema = byOffer(
  'An offer priced now: what it is made of, what is due when, what stepping back costs',
  answers.chosenOffer,
)
export const analyticsSchema = byOffer(
  'An offer as counting knows it, without anything of the guests',
  answers.analytics,
)
export const statisticsSchema = byOffer(
  'How the price of the day stands among other departures of the same trip',
  answers.statistics,
)
export const upsellsSchema = {
  ...byOffer(
    'What can be added to an offer when booking, for whom and at what price; what its price already holds',
    answers.upsells,
  ),
  body: ofOffer.extend({
    promotedUpsellCodes: z
      .array(z.string().regex(/^[A-Z0-9_]{1,32}$/))
      .max(20)
      .default([])
      .meta({ description: 'Types or variants that come first, as a link to the card names them' }),
  }),
}

export const priceCalendarSchema = {
  ...byOffer('What the same trip costs on other days', answers.priceCalendar),
  body: ofOffer.extend({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .nullable()
      .default(null)
      .meta({ description: 'yyyy-MM; without one, or out of reach: the month of the offer' }),
  }),
}

export const validationSchema = {
  summary: 'Whether an offer can still be booked, and for what the guest has seen',
  tags,
  body: ofOffer.extend({ total: z.int().min(0).nullable().default(null) }),
  response: { 200: answers.validity, ...missing },
}

export const calendarFileSchema = {
  summary: 'The dates of an offer as an iCalendar file',
  tags: ['files'],
  params: ofOffer,
  response: { 200: z.string(), ...gone },
}

export const alternativesSchema = {
  summary: 'The same trip in other hotels; of an offer that is gone, what comes nearest to it',
  tags,
  params: ofOffer,
  response: { 200: answers.alternatives, ...missing },
}
