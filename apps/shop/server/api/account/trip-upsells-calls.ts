import { type Order, wishOf, wordKey } from '@wojaz/booking'
import type { I18n } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ownLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { noticeReply } from '../../reservation/answer-notice.ts'
import { summaryPart } from '../../reservation/reservation-parts.ts'
import { upsellsQuoteView } from '../../reservation/upsells-part.ts'
import { upsellsFault } from '../../reservation/upsells-refusals.ts'
import { bodyLimit, mytui } from './answer-account.ts'
import { ownReservationCalls } from './own-reservation-call.ts'
import { answerNoticeSchema, confirmUpsellsSchema, quoteUpsellsSchema } from './trip-upsells-calls.schema.ts'

interface TripUpsellsOptions extends Pick<Services, 'booking' | 'clock' | 'env'> {
  findCustomer: FindCustomer
  wordsOf: (locale: Locale) => Promise<Pick<I18n, 't'>>
}

/** Upsells and seats of a sold trip, and the answer to an organiser's change, by the verbs of its pages. */
export const tripUpsellsCalls: FastifyPluginAsyncZod<TripUpsellsOptions> = async (api, services) => {
  const { booking, clock, env, wordsOf } = services
  const own = ownReservationCalls(services)
  const route = { config: ownLimit, bodyLimit }
  api.addHook('onRequest', async (request) => {
    if (isForeign(request, env.siteUrl)) throw new Fault('forbidden')
  })

  const base = `${mytui}/reservation/upsells`
  api.post(`${base}/quote`, { ...route, schema: quoteUpsellsSchema }, async (request, reply) => {
    const { number, upsells: wanted, seats = null } = request.body
    const order = await own(request, reply, number)
    if (!order) return reply
    const upsells = wanted ? wishOf(order, await booking.upsellsOf(order), wanted) : order.upsells
    const quoted = await booking.quoteUpsells(number, { upsells, seats })
    if (!quoted.ok) return refuse(request, reply, quoted.refusal)
    const { t } = await wordsOf(localeOf(request))
    return reply.code(201).send(upsellsQuoteView(t, order, quoted.value, dayOf(clock())))
  })

  api.post(`${base}/confirm`, { ...route, schema: confirmUpsellsSchema }, async (request, reply) => {
    const { number, quote, pay } = request.body
    if (!(await own(request, reply, number, { isProven: true }))) return reply
    if (!(await booking.upsellsQuote(number, quote))) throw new Fault('not-found')
    const confirmed = await booking.confirmUpsells(number, quote, pay)
    return confirmed.ok ? moneyOf(confirmed.value) : refuse(request, reply, confirmed.refusal)
  })

  api.post(
    `${mytui}/reservation/notice`,
    { ...route, schema: answerNoticeSchema },
    async (request, reply) => {
      const { number, notice, answer } = request.body
      const order = await own(request, reply, number, { isProven: answer !== 'accepted' })
      if (!order) return reply
      if (!order.notices.some(({ id }) => id === notice)) throw new Fault('not-found')
      const answered = await booking.answerNotice(number, notice, answer)
      if (answered.ok) return moneyOf(answered.value)
      const { code } = answered.refusal
      const words = noticeReply(code).isGone ? 'gone' : 'over'
      const message = shippedText(`reservation.notice.${words}`, localeOf(request))
      return reply.code(409).send({ code, message })
    },
  )

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Parameters<typeof upsellsFault>[0],
  ) {
    const fault = upsellsFault(refusal)
    if (!fault) throw new Fault('not-found')
    const { t } = await wordsOf(localeOf(request))
    const what = fault.type && t(`upsells.${wordKey(fault.type)}.title`)
    return reply.code(409).send({ code: refusal.code, message: t(fault.key, { what }) })
  }
}

const moneyOf = (order: Order) => ({ money: summaryPart(order).money })
