import { seatZones } from '@wojaz/booking'
import { passengerKinds } from '@wojaz/travel/party'
import { cabinClasses, tripDirections } from '@wojaz/travel/trip'
import { z } from 'zod'
import { money } from '../money.schema.ts'
import { day } from '../offer-card.schema.ts'
import { refusal } from '../refusal.schema.ts'

const tags = ['checkout']
/** There is no such cart. */
const missing = { 404: refusal }
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
const cartQuery = z.object({ cart: z.string().length(12).optional() })
const seatName = z.string().regex(/^[1-9]\d?[A-K]$/)
/** The largest id the database can store. */
const largestId = 2_147_483_647
const person = z.number().int().min(0).max(7)
const taken = z.object({ flightId: z.number().int(), seat: z.string(), person, price: money })
export const held = z.object({ held: list(taken), until: z.string().nullable(), now: z.string() })
export const seatsRefusal = refusal.extend({
  seats: list(z.object({ flightId: z.number(), seat: z.string() })).optional(),
})

const seat = z.object({
  seat: z.string().meta({ description: 'Its name: 12A' }),
  zone: z.enum(seatZones),
  isWindow: z.boolean(),
  isAisle: z.boolean(),
  price: money.meta({ description: 'In grosze, for one person on this flight, on top of the trip' }),
})

export const row = z.object({
  number: z.int(),
  cabin: z.enum(cabinClasses).meta({ description: 'Seats of the class of the trip can be held' }),
  isExitRow: z.boolean(),
  blocks: list(list(seat.nullable())).meta({
    description: 'Seats between aisles, from left to right; null where the plane has none',
  }),
})

export const seatMapSchema = {
  summary: 'Both planes of a cart: seats that others have, seats it holds and until when',
  description:
    'Of the cart whose key is sent as `Cart-Id`. Seats that are neither taken nor held are free. 404 without flights.',
  tags,
  querystring: cartQuery,
  response: {
    200: held.extend({
      cabin: z.enum(cabinClasses),
      passengers: list(z.enum(passengerKinds)),
      flights: list(
        z.object({
          flightId: z.number(),
          direction: z.enum(tripDirections),
          flightNumber: z.string(),
          fromAirport: z.string(),
          toAirport: z.string(),
          date: day,
          departureTime: z.string(),
          aircraft: z.string(),
          minutes: z.number(),
          isLowCost: z.boolean(),
          taken: list(z.string()).meta({ description: 'By others' }),
          rows: list(row),
        }),
      ),
      today: day,
    }),
    ...missing,
  },
}

export const holdSchema = {
  summary: 'Holds these seats of the named flights, and no others of them, for 15 minutes: all or none',
  tags,
  body: z.object({
    flights: z
      .array(
        z.object({
          flightId: z.number().int(),
          seats: z.array(z.object({ seat: seatName, person })).max(8),
        }),
      )
      .min(1)
      .max(2),
  }),
  response: { 200: held, ...missing, 409: seatsRefusal, 422: seatsRefusal, 429: seatsRefusal },
}

export const previewSchema = {
  summary: 'What a cart holds, and what it costs together',
  tags,
  querystring: cartQuery,
  response: { 200: held.extend({ total: money }), ...missing },
}

export const extendSchema = {
  summary: 'The guest is still busy: what is held is held for 15 minutes from now',
  tags,
  response: { 200: held, ...missing },
}

export const clearSchema = {
  summary: 'Lets go of held seats, of one flight or of all',
  tags,
  querystring: z.object({ flightId: z.coerce.number().int().min(0).max(largestId).optional() }),
  response: { 200: held, ...missing },
}

export const seatEventsSchema = {
  summary: 'Seats that others take and leave, as they do: server-sent events `{ flightId, taken }`',
  tags,
  querystring: cartQuery,
  response: missing,
}
