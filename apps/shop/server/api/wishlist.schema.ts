import { locales } from '@wojaz/travel/locale'
import { z } from 'zod'
import { money } from './money.schema.ts'
import { day, offerCard, picture, reduction } from './offer-card.schema.ts'
import { refusal as anyRefusal } from './refusal.schema.ts'

const tags = ['wishlist']
const offerCode = z.string().min(1).max(250)
/** The language of the page; the redirect leads to the list in this language. */
const locale = z.enum(locales).default('pl')

export const savedCodes = z.object({ wishlistCount: z.number(), offerCodes: z.array(z.string()) })
const refusal = anyRefusal.extend({
  code: z.enum(['wishlist-full', 'offer-sold-out', 'offer-unknown']),
})

export const savedOffer = z.object({
  /** Unique within the list. */
  id: z.number(),
  code: z.string(),
  hotelName: z.string(),
  hotel: z
    .object({
      stars: z.number(),
      rating: z.number().nullable(),
      ratingCount: z.number(),
      picture,
      /** Without a language prefix, like `placeUrl`. */
      offerUrl: z.string(),
      place: z.string(),
      placeUrl: z.string(),
      features: z.array(z.string()),
    })
    .nullable(),
  departureDate: day,
  returnDate: day,
  nights: z.number(),
  adults: z.number(),
  children: z.number(),
  savedOn: day,
  totalThen: money,
  sale: z
    .object({
      perPerson: money,
      total: money,
      reduction,
      airport: z.string().nullable(),
      departureTime: z.string().nullable(),
      board: z.string(),
      rooms: z.array(z.string()),
    })
    .nullable(),
  alternatives: z.array(offerCard),
})

export const wishlistSchema = {
  summary: 'The offers this guest has saved, with prices of now',
  description:
    'The list belongs to the customer who is logged in, else to the cookie `wishlist`, which is merged at the login. `totalThen` is what all were to pay when the offer was saved; without `sale` it can no longer be booked and `alternatives` come nearest to it.',
  tags,
  response: { 200: z.object({ offers: z.array(savedOffer), wishlistCount: z.number() }) },
}

export const wishlistCountSchema = {
  summary: 'How many offers this guest has saved, and which',
  tags,
  response: { 200: savedCodes },
}

export const saveSchema = {
  summary: 'Save an offer, or take it off the list',
  description:
    'The first offer saved sets the cookie `wishlist`. Saving twice is saving once. A plain form is led back to the list, a script gets the new count.',
  tags,
  body: z.object({ offerCode, wish: z.enum(['save', 'remove']).default('save'), locale }),
  response: { 200: savedCodes, 303: z.null(), 409: refusal, 422: refusal },
}

export const removeSchema = {
  summary: 'Take an offer off the list',
  tags,
  querystring: z.object({ offerCode }),
  response: { 200: savedCodes },
}

export const shareSchema = {
  summary: 'Give the list a read-only address, or take it back',
  description: 'Who has the address sees the list and cannot change it. Taken back, it is gone for good.',
  tags,
  body: z.object({ wish: z.enum(['share', 'end']), locale }),
  response: { 200: z.object({ shareUrl: z.string().nullable() }), 303: z.null() },
}
