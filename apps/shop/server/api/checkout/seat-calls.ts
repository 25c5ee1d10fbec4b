import type { Booking, Seats } from '@wojaz/booking/server'
import type { Clock } from '@wojaz/travel/dates'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { reservationsCall, seatMapCall } from '../../../app/features/seat-map/seat-map-address.ts'
import { askerOf } from '../../checkout/asker.ts'
import { heldView, holdSeats, type SeatsRefusal, seatMapOf, withRows } from '../../checkout/seat-map.ts'
import { seatsRefusalText } from '../../checkout/seats-refusal.ts'
import { savingLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import type { EventStreams } from '../../request/event-streams.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { householdOf } from '../../request/household.ts'
import { localeOf } from '../../request/locale.ts'
import { cartKeyOf } from './cart-of-call.ts'
import { cartOfSeats } from './cart-of-seats.ts'
import {
  clearSchema,
  extendSchema,
  holdSchema,
  previewSchema,
  seatEventsSchema,
  seatMapSchema,
} from './seat-calls.schema.ts'
import { openSeatStream } from './seat-stream.ts'

interface SeatCallOptions {
  booking: Booking
  seats: Seats
  clock: Clock
  siteUrl: string
  streams: EventStreams
}

const changing = { config: savingLimit, bodyLimit: 4 * 1024 }

/** The seats on the flights of a cart. */
export const seatCalls: FastifyPluginAsyncZod<SeatCallOptions> = async (api, services) => {
  const { booking, seats, clock, siteUrl } = services
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && isForeign(request, siteUrl)) throw new Fault('forbidden')
  })

  api.get(seatMapCall, { schema: seatMapSchema }, async (request, reply) => {
    const map = await seatMapOf(services, await cartOfSeats(booking, request, reply))
    if (!map) throw new Fault('not-found')
    return withRows(map)
  })

  api.post(reservationsCall, { ...changing, schema: holdSchema }, async (request, reply) => {
    const cart = await cartOfSeats(booking, request, reply)
    const asker = askerOf(request.headers.cookie, householdOf(request.ip), cartKeyOf(request) ?? undefined)
    const held = await holdSeats(services, cart, request.body.flights, asker)
    if (!held.ok) return refuse(request, reply, held.refusal)
    return reply.send(heldView(held.value, clock()))
  })

  api.get(`${reservationsCall}/preview`, { schema: previewSchema }, async (request, reply) => {
    const held = await seats.held((await cartOfSeats(booking, request, reply)).id)
    const total = held.seats.reduce((sum, { price }) => sum + price, 0)
    return { ...heldView(held, clock()), total }
  })

  api.post(`${reservationsCall}/extend`, { ...changing, schema: extendSchema }, async (request, reply) => {
    const { id } = await cartOfSeats(booking, request, reply)
    return heldView(await seats.extend(id), clock())
  })

  api.delete(reservationsCall, { ...changing, schema: clearSchema }, async (request, reply) => {
    const { id } = await cartOfSeats(booking, request, reply)
    await seats.clear(id, request.query.flightId)
    return heldView(await seats.held(id), clock())
  })

  const stream = openSeatStream(services.streams, seats)
  api.get(`${seatMapCall}/events`, { schema: seatEventsSchema }, async (request, reply) => {
    const cart = await cartOfSeats(booking, request, reply)
    stream.open(request, reply, cart)
  })
}

function refuse(request: FastifyRequest, reply: FastifyReply, refusal: SeatsRefusal) {
  const message = shippedText(seatsRefusalText(refusal), localeOf(request))
  if (refusal.code === 'seat-refused') {
    return reply.code(422).send({ code: refusal.reason, message, fields: { [refusal.seat]: message } })
  }
  const { code } = refusal
  const status = code === 'flight-not-of-this-trip' ? 422 : code === 'too-many-seats' ? 429 : 409
  return reply.code(status).send({ code, message, ...(code === 'seats-taken' && { seats: refusal.seats }) })
}
