import { type Order, participantField } from '@wojaz/booking'
import type { I18n } from '@wojaz/content'
import type { Locale } from '@wojaz/travel/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { ownLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { quoteView } from '../../reservation/change-parts.ts'
import { changeWish } from '../../reservation/change-wish.ts'
import { fieldSentences } from '../../reservation/people-refusals.ts'
import { cancelQuoteView, summaryPart } from '../../reservation/reservation-parts.ts'
import { cancelFaults, changeFaults } from '../../reservation/trip-refusals.ts'
import { bodyLimit, mend, mytui } from './answer-account.ts'
import { ownReservationCalls } from './own-reservation-call.ts'
import {
  cancelQuoteSchema,
  changeQuoteSchema,
  confirmCancelSchema,
  confirmChangeSchema,
  quoteCancelSchema,
  quoteChangeSchema,
} from './trip-change-calls.schema.ts'

interface TripChangeOptions extends Pick<Services, 'booking' | 'offers' | 'clock' | 'env'> {
  findCustomer: FindCustomer
  wordsOf: (locale: Locale) => Promise<Pick<I18n, 't'>>
}

/** Changes or cancels a sold trip, by the verbs of its pages: first a quote, then its acceptance. */
export const tripChangeCalls: FastifyPluginAsyncZod<TripChangeOptions> = async (api, services) => {
  const { booking, env, wordsOf } = services
  const own = ownReservationCalls(services)
  const route = { config: ownLimit, bodyLimit }
  api.addHook('onRequest', async (request) => {
    if (isForeign(request, env.siteUrl)) throw new Fault('forbidden')
  })

  const change = `${mytui}/reservation/change`
  api.post(`${change}/quote`, { ...route, schema: quoteChangeSchema }, async (request, reply) => {
    const order = await own(request, reply, request.body.number)
    if (!order) return reply
    const wish = await changeWish(order, typedOf(order, request.body), services)
    if (!wish.ok)
      return 'faults' in wish.refusal
        ? mend(request, reply, fieldSentences(wish.refusal.faults, localeOf(request)))
        : refuse(request, reply, kebab(wish.refusal.fault), wish.refusal.fault)
    const quoted = await booking.quoteChange(order.number, wish.value)
    if (!quoted.ok) return turnAway(request, reply, quoted.refusal.code, changeFaults)
    const { t } = await wordsOf(localeOf(request))
    return reply.code(201).send(quoteView(order, { ...quoted.value, isOpen: true }, t))
  })

  api.get(`${change}/quote`, { schema: changeQuoteSchema }, async (request, reply) => {
    const order = await own(request, reply, request.query.number)
    if (!order) return reply
    const quote = await booking.changeQuote(order.number, request.query.quote)
    if (!quote) throw new Fault('not-found')
    const { t } = await wordsOf(localeOf(request))
    return quoteView(order, quote, t)
  })

  api.post(`${change}/confirm`, { ...route, schema: confirmChangeSchema }, async (request, reply) => {
    const { number, quote } = request.body
    const order = await own(request, reply, number, { isProven: true })
    if (!order) return reply
    if (!(await booking.changeQuote(number, quote))) throw new Fault('not-found')
    const confirmed = await booking.confirmChange(number, quote)
    return confirmed.ok
      ? moneyOf(confirmed.value)
      : turnAway(request, reply, confirmed.refusal.code, changeFaults)
  })

  const cancel = `${mytui}/reservation/cancel`
  api.post(`${cancel}/quote`, { ...route, schema: quoteCancelSchema }, async (request, reply) => {
    const order = await own(request, reply, request.body.number)
    if (!order) return reply
    const quoted = await booking.quoteCancel(order.number)
    return quoted.ok
      ? reply.code(201).send(cancelQuoteView(quoted.value))
      : turnAway(request, reply, quoted.refusal.code, callOffFaults)
  })

  api.get(`${cancel}/quote`, { schema: cancelQuoteSchema }, async (request, reply) => {
    const order = await own(request, reply, request.query.number)
    if (!order) return reply
    const quote = await booking.cancelQuote(order.number, request.query.quote)
    if (!quote) throw new Fault('not-found')
    return quote.isOpen ? cancelQuoteView(quote) : turnAway(request, reply, 'quote-outdated', callOffFaults)
  })

  api.post(`${cancel}/confirm`, { ...route, schema: confirmCancelSchema }, async (request, reply) => {
    const { number, quote } = request.body
    const order = await own(request, reply, number, { isProven: true })
    if (!order) return reply
    if (!(await booking.cancelQuote(number, quote))) throw new Fault('not-found')
    const confirmed = await booking.confirmCancel(number, quote)
    return confirmed.ok
      ? moneyOf(confirmed.value)
      : turnAway(request, reply, confirmed.refusal.code, callOffFaults)
  })
}

const callOffFaults = { ...cancelFaults, 'notice-open': 'noticeOpen' } as const

const moneyOf = (order: Order) => ({ money: summaryPart(order).money })

/** The fields as the page's form sends them. */
function typedOf(
  { participants }: Order,
  { offerCode, leave, join }: z.output<typeof quoteChangeSchema.body>,
): Record<string, string> {
  if (leave !== undefined) return { leave: String(leave) }
  if (!join) return { offer: offerCode ?? '' }
  const { room, ...person } = join
  const fields = Object.entries(person).map(([field, text]) => [
    participantField(participants.length, field as keyof typeof person),
    text,
  ])
  return { ...Object.fromEntries(fields), join: '1', room: String(room) }
}

const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function turnAway<Code extends string>(
  request: FastifyRequest,
  reply: FastifyReply,
  code: Code | 'order-unknown',
  words: Readonly<Record<Code, string>>,
) {
  if (code === 'order-unknown') throw new Fault('not-found')
  return refuse(request, reply, code, words[code as Code])
}

function refuse(request: FastifyRequest, reply: FastifyReply, code: string, fault: string) {
  const message = shippedText(`reservation.fault.${fault}`, localeOf(request))
  return reply.code(409).send({ code, message })
}
