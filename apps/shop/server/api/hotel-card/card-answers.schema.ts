import { tripTypes } from '@wojaz/travel/trip'
import { z } from 'zod'
import type { configuratorFields } from '../../../app/features/hotel-card/hotel-card-view.ts'
import { describedUpsell, upsellPeople } from '../described-upsell.schema.ts'
import { money } from '../money.schema.ts'
import { offerCard } from '../offer-card.schema.ts'
import { list, occupancy, offer } from '../search/offer.schema.ts'
import { dayPrice } from '../search/search-answers.schema.ts'

const text = z.string()
const count = z.int().min(0)
const day = z.iso.date()
const coordinates = z.object({ latitude: z.number(), longitude: z.number() })
const named = z.object({ code: text, name: text })
/** Without a language prefix. */
const url = text

/** A hotel as the specification describes it. */
export const hotel = z.object({
  details: z.object({
    name: text,
    code: text,
    type: text,
    shortDescription: text.nullable(),
    stars: z.number(),
    coordinates,
    season: z.enum(['summer', 'winter', 'all-year']),
    roomsCount: count,
    resortCode: text,
    regionCode: text,
    countryCode: text,
  }),
  hotelUrl: url,
  slopeImageUrl: text.nullable(),
  tour: z.object({
    tourPlan: list(z.object({ dayFrom: count, dayTo: count, title: text, text, picture: text.nullable() })),
  }),
  tripAdvisor: z.object({ rating: z.number().nullable() }),
  multiroomEnabled: z.boolean(),
})

export const validity = z.object({
  offerCode: text,
  isBookable: z.boolean(),
  reason: text.nullable(),
  total: money.nullable(),
  isPriceChanged: z.boolean().nullable(),
})

const change = z.discriminatedUnion('field', [
  z.object({ field: z.literal('date'), to: day }),
  z.object({ field: z.literal('duration'), to: count }),
  z.object({ field: z.enum(['airport', 'board', 'room']), to: text }),
])

export const option = z.object({
  value: text,
  label: text,
  url,
  total: money,
  isChosen: z.boolean(),
  changes: list(change).meta({ description: 'What else would change; empty: nothing does' }),
})

const options = list(option)
export const cardFilters = z.object({
  filters: z.object({
    date: options,
    airport: options,
    hour: options,
    duration: options,
    board: options,
  } satisfies Record<(typeof configuratorFields)[number], typeof options>),
})

const board = z.object({ boardCode: text, boardName: text })

export const roomChoices = offer.extend({
  _embedded: z.object({
    rooms: list(
      z.object({
        room: count.meta({ description: 'Whose it can be: the place in occupancies, from 0' }),
        roomCode: text,
        roomName: text,
        boarding: list(board),
        roomBoardingOffers: list(board.extend({ occupancy, offer })).meta({
          description: 'The whole offer with this room and board, cheapest first',
        }),
      }),
    ),
  }),
})

export const departureHours = list(
  z.object({
    departureTime: text,
    arrivalTime: text,
    airLineCode: text,
    seatsLeft: z.int(),
    price: money,
    offerCode: text,
  }),
)

/** The availability matrix of the specification. */
export const matrix = z.object({
  airports: list(named),
  durations: list(count),
  durationPeriods: list(z.object({ from: count, to: count })),
  airportsByDurations: z.record(text, list(text)),
  datesByAirports: z.record(text, list(text)),
  durationsByDates: z.record(
    text,
    list(z.object({ duration: count, price: money, airportCode: text, boardCodes: list(text) })),
  ),
  boardTypes: list(named),
  dates: list(dayPrice),
})

const month = z.object({ month: text, name: text })
export const calendarDay = z.object({
  date: day,
  total: money,
  url,
  isChosen: z.boolean(),
  otherRoom: text.nullable(),
})

export const standing = z
  .object({
    level: z.enum(['low', 'typical', 'high']),
    compared: count.meta({
      description: 'Weeks before today of which the price of this very offer is known, a year at most',
    }),
    lowest: money,
    median: money,
    highest: money,
  })
  .nullable()
  .meta({ description: 'Among its own prices of the weeks before; null: known for less than twelve' })

export const statistics = z.object({ standing })

export const priceCalendar = z.object({
  calendar: month
    .extend({
      days: list(calendarDay),
      previous: month.nullable(),
      next: month.nullable(),
      standing,
      year: list(month.extend({ price: money })),
      grid: z.object({
        durations: list(count),
        rows: list(z.object({ date: day, cells: list(calendarDay.nullable()) })),
      }),
    })
    .nullable(),
})

export const chosenOffer = z.object({
  offer,
  url,
  payment: z.object({ dueNow: money, balance: z.object({ amount: money, dueBy: day }).nullable() }),
  cancellation: list(z.object({ until: day, percent: z.number() })),
  changeFees: list(z.object({ until: day, perPerson: money })),
  handOverUntil: day.nullable(),
  seatsLeft: count.nullable(),
  roomsLeft: count.nullable(),
})

export const bestOffer = z.object({ offer: chosenOffer.nullable() })

export const weather = z.object({
  months: list(
    z.object({
      month: z.int().min(1).max(12),
      air: z.number(),
      sea: z.number().nullable(),
      rainDays: z.number(),
      sunHours: z.number(),
    }),
  ),
})

export const analytics = z.object({
  hotelCode: text,
  hotelName: text,
  tripType: z.enum(tripTypes),
  countryCode: text.nullable(),
  regionCode: text.nullable(),
  resortCode: text.nullable(),
  airportCode: text.nullable(),
  departureDate: day,
  duration: count,
  boardCode: text,
  roomCodes: list(text),
  adultsCount: count,
  childCount: count,
  value: money.meta({ description: 'In grosze, for all' }),
  discount: money.meta({ description: 'In grosze, for all' }),
  currency: z.literal('PLN'),
})

export const alternatives = z.object({ offers: list(offerCard) })

export const nearby = z.object({
  places: list(z.object({ name: text, url: url.nullable(), coordinates, km: z.number() })),
  nearby: list(offerCard.extend({ km: z.number() })),
  similar: list(offerCard),
})

export const upsell = describedUpsell.extend({
  ...upsellPeople,
  isPromoted: z.boolean(),
})

export const upsells = z.object({ upsells: list(upsell) })
