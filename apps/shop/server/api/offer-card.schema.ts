import { holidayTypes } from '@wojaz/travel/trip'
import { z } from 'zod'
import { money } from './money.schema.ts'

export const day = z.iso.date()
export const picture = z.object({ src: z.string(), alt: z.string(), width: z.number(), height: z.number() })
export const reduction = z
  .object({ percent: z.number(), totalBefore: money, perPersonBefore: money })
  .nullable()

/** An offer for a small card. */
export const offerCard = z.object({
  code: z.string(),
  tripType: z.enum(holidayTypes),
  hotelCode: z.string(),
  hotelName: z.string(),
  stars: z.number(),
  rating: z.number().nullable(),
  ratingCount: z.number(),
  picture,
  place: z.string(),
  /** Without a language prefix. */
  url: z.string(),
  placeUrl: z.string(),
  departureDate: day,
  returnDate: day,
  nights: z.number(),
  airport: z.string().nullable(),
  board: z.string(),
  perPerson: money,
  total: money,
  people: z.number(),
  reduction,
})
