import type { Booking, Seats } from '@wojaz/booking/server'
import type { Clock } from '@wojaz/travel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { reservationsCall, seatMapCall } from '../../../app/features/seat-map/seat-map-view.ts'
import { heldView, holdSeats, type SeatsRefusal, seatMapOf } from '../../checkout/seat-map.ts'
import { shippedText } from '../../error-text.ts'
import { Fault } from '../../errors.ts'
import { isForeign } from '../../foreign-request.ts'
import { savingLimit } from '../../plugins/rate-limit.ts'
import { localeOf } from '../../request-locale.ts'
import { cartOfSeats } from './cart-of-seats.ts'
import {
  classSchema,
  clearSchema,
  extendSchema,
  holdSchema,
  previewSchema,
  seatEventsSchema,
  seatMapSchema,
  upsellsSchema,
} from './seat-calls.schema.ts'
import { openSeatStream } from './seat-stream.ts'

interface SeatCallOptions {
  booking: Booking
  seats: Seats
  clock: Clock
  siteUrl: string
}

const changing = { config: savingLimit, bodyLimit: 4 * 1024 }

/** What can be added to a cart, and the seats on its flights. */
export const seatCalls: FastifyPluginAsyncZod<SeatCallOptions> = async (api, services) => {
  const { booking, seats, clock, siteUrl } = services
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && isForeign(request, siteUrl)) throw new Fault('forbidden')
  })

  api.get('/api/www/checkout/upsells', { schema: upsellsSchema }, async (request) => {
    const { offeredUpsells, upsells } = await cartOfSeats(booking, request)
    return { upsells: offeredUpsells, chosen: upsells }
  })

  api.get('/api/www/checkout/class-availability', { schema: classSchema }, async (request) => {
    const { offeredUpsells } = await cartOfSeats(booking, request)
    return { flightClass: offeredUpsells.find(({ type }) => type === 'FLIGHT_CLASS') ?? null }
  })

  api.get(seatMapCall, { schema: seatMapSchema }, async (request) => {
    const map = await seatMapOf(services, await cartOfSeats(booking, request))
    if (!map) throw new Fault('not-found')
    return map
  })

  api.post(reservationsCall, { ...changing, schema: holdSchema }, async (request, reply) => {
    const cart = await cartOfSeats(booking, request)
    const held = await holdSeats(services, cart, request.body.flights)
    if (!held.ok) return refuse(request, reply, held.refusal)
    return reply.send(heldView(held.value, clock()))
  })

  api.get(`${reservationsCall}/preview`, { schema: previewSchema }, async (request) => {
    const held = await seats.held((await cartOfSeats(booking, request)).id)
    const total = held.seats.reduce((sum, { price }) => sum + price, 0)
    return { ...heldView(held, clock()), total }
  })

  api.post(`${reservationsCall}/extend`, { ...changing, schema: extendSchema }, async (request) => {
    const { id } = await cartOfSeats(booking, request)
    return heldView(await seats.extend(id), clock())
  })

  api.delete(reservationsCall, { ...changing, schema: clearSchema }, async (request) => {
    const { id } = await cartOfSeats(booking, request)
    await seats.clear(id, request.query.flightId)
    return heldView(await seats.held(id), clock())
  })

  const stream = openSeatStream(api, seats)
  api.get(`${seatMapCall}/events`, { schema: seatEventsSchema }, async (request, reply) => {
    const cart = await cartOfSeats(booking, request)
    stream.open(request, reply, cart)
  })
}

const words = {
  'seats-taken': { status: 409, text: 'upsells.plane.refused.taken' },
  'cart-closed': { status: 409, text: 'upsells.plane.refused.closed' },
  'no-seat-map': { status: 409, text: 'upsells.plane.refused.noMap' },
  'flight-not-of-this-trip': { status: 422, text: 'upsells.plane.refused.otherFlight' },
} as const

function refuse(request: FastifyRequest, reply: FastifyReply, refusal: SeatsRefusal) {
  const locale = localeOf(request)
  if (refusal.code === 'seat-refused') {
    const message = shippedText(`upsells.plane.refused.${refusalWord[refusal.reason]}`, locale)
    return reply.code(422).send({ code: refusal.reason, message, fields: { [refusal.seat]: message } })
  }
  const { status, text } = words[refusal.code]
  return reply.code(status).send({
    code: refusal.code,
    message: shippedText(text, locale),
    ...(refusal.code === 'seats-taken' && { seats: refusal.seats }),
  })
}

const refusalWord = {
  'no-such-seat': 'noSuchSeat',
  'no-such-person': 'noSuchPerson',
  'infant-sits-on-a-lap': 'infant',
  'other-class': 'otherClass',
  'exit-row-is-for-adults': 'exitRow',
  'lap-in-exit-row': 'exitRow',
  'seat-twice': 'twice',
  'person-twice': 'twice',
} as const
