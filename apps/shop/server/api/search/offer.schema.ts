import { listingSortCodes, priceSelector } from '@wojaz/travel/search'
import { cabinClasses, tripTypes } from '@wojaz/travel/trip'
import { z } from 'zod'
import { money } from '../money.schema.ts'

const count = z.int().min(0)
const text = z.string()
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
export const placeKind = z.enum(['country', 'region', 'resort'])

export const leg = z.object({
  flightId: z.int(),
  airLineCode: text,
  flightNumber: text,
  fromAirport: text,
  toAirport: text,
  date: text,
  departureTime: text,
  arrivalTime: text,
  aircraft: text,
  isLowCost: z.boolean(),
  seatsLeft: z.int(),
})

export const quote = z.object({
  flights: money,
  airFare: money,
  airportCharges: money,
  stay: money,
  rooms: list(money),
  base: money,
  transfer: money,
  surcharges: money,
  tfg: money,
  tfp: money,
  discount: money,
  discountPercent: z.number(),
  discountKind: text.nullable(),
  total: money,
  perPerson: money,
  originalFullPrice: money,
  lowestPriceBefore: money.nullable(),
  validUntil: text.nullable(),
  peakworkPrice: money.nullable(),
})

export const occupancy = z.object({
  adultsCount: count,
  childrenBirthDates: list(text),
  participantsCount: count,
  roomCode: text.nullable(),
  boardCode: text.nullable(),
})

export const place = z.object({ code: text, name: text, seoName: text })

/** The common fields of hotel and flight offers. */
const bookable = z.object({
  offerCode: text.meta({ description: 'Its first three letters are the departure airport' }),
  departureDate: text,
  startDate: text.meta({ description: 'The same day' }),
  date: text.meta({ description: 'The same day' }),
  returnDate: text,
  duration: z.int(),
  priceType: z.enum([priceSelector.perPerson, priceSelector.full]).meta({
    description:
      'Whether price and discountPrice are for one person or for all, as `priceSelector` asked; `fullPrice` where nothing could be asked, and of a single traveller',
  }),
  price: money.meta({ description: 'In grosze, before the reduction; for whom says priceType' }),
  discountPrice: money.meta({ description: 'In grosze, what is paid; for whom says priceType' }),
  originalFullPrice: money.meta({ description: 'In grosze, for all, before the reduction' }),
  quote,
})

export const offer = bookable.extend({
  tripType: z.enum(tripTypes),
  hotelCode: text,
  hotelName: text,
  hotelUrl: text,
  stars: z.number(),
  rating: z.number().nullable(),
  ratingCount: count,
  latitude: z.number(),
  longitude: z.number(),
  breadcrumbs: list(place),
  airportCode: text.nullable(),
  airportName: text.nullable(),
  accommodationDate: text.nullable().meta({ description: 'The day of the first night' }),
  departureTime: text.nullable(),
  departureHours: text.nullable().meta({ description: 'The same hour, HH:mm' }),
  departureFlight: leg.nullable(),
  returnFlight: leg.nullable(),
  boardCode: text,
  boardName: text,
  occupancies: list(occupancy.extend({ roomName: text, roomsLeft: count })),
})

export const airport = z.object({ code: text, name: text })

export const charterOffer = bookable.extend({
  departureHours: text,
  departureAirport: airport,
  destinationAirport: airport,
  places: list(place).meta({ description: 'Country and region where the plane lands' }),
  departureFlight: leg,
  returnFlight: leg.nullable().meta({ description: 'null: one way' }),
  cabin: z.enum(cabinClasses),
  cabinPrice: money.meta({ description: 'What the class costs all of them; it is in the price' }),
})

export const pagination = z.object({
  page: count,
  pageSize: count,
  /** A sort code of listings or charters. */
  sorting: text.meta({ examples: [...listingSortCodes] }),
  totalResults: count,
})

const facetChoice = z.object({
  code: text,
  label: text,
  selected: z.boolean(),
  count,
  fromPrice: money.nullable(),
})

export const facet = z.object({
  code: text,
  displayType: z.enum(['SINGLE_CHOICE', 'MULTI_CHOICE']),
  values: list(facetChoice),
})

export const priceBar = z.object({ from: money, to: money, count })
