import { isOrderNumber } from '@wojaz/booking'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { householdOf } from '../../request/household.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { askToJoin } from '../../reservation/join-form.ts'
import { reservationOf } from '../../reservation/reservation-of.ts'
import { sendDocuments, sendTexts } from '../../reservation/send-documents.ts'
import { bodyLimit, mend, mytui } from './answer-account.ts'
import { securedCalls } from './secured-call.ts'
import { addSchema, disclaimSchema, sendSchema } from './sharing-calls.schema.ts'

interface SharingCallOptions extends Pick<Services, 'booking' | 'sharing' | 'clock' | 'env'> {
  findCustomer: FindCustomer
}

/** Adds bookings to a customer's list, removes them, and sends documents to the party. */
export const sharingCalls: FastifyPluginAsyncZod<SharingCallOptions> = async (api, services) => {
  const { sharing, booking, env } = services
  const secured = securedCalls(services)
  const route = { config: accountLimit, bodyLimit }
  api.addHook('onRequest', async (request) => {
    if (isForeign(request, env.siteUrl)) throw new Fault('forbidden')
  })

  api.post(`${mytui}/reservation/add`, { ...route, schema: addSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const locale = localeOf(request)
    const where = { locale, place: householdOf(request.ip) }
    const outcome = await askToJoin(services, customer, request.body, where)
    if (!outcome.ok) return mend(request, reply, outcome.refusal)
    const text = outcome.value === 'in-list' ? 'account.join.inList' : 'account.join.asked'
    return reply.code(202).send({ message: shippedText(text, locale) })
  })

  api.post(`${mytui}/reservation/disclaim`, { ...route, schema: disclaimSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const { number } = request.body
    const owner = { id: customer.uid, email: customer.email }
    if (!isOrderNumber(number) || !(await sharing.letGo(owner, number))) throw new Fault('not-found')
    return reply.code(204).send(null)
  })

  api.post(`${mytui}/documents/send`, { ...route, schema: sendSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const { number, email, documents = [] } = request.body
    const order = await reservationOf(booking, customer, number)
    if (!order) throw new Fault('not-found')
    const wish = { email, documents, place: householdOf(request.ip) }
    const sent = await sendDocuments(services, customer, order, wish)
    const locale = localeOf(request)
    if (sent.ok) return reply.code(202).send({ message: shippedText('reservation.send.sent', locale) })
    const { refusal } = sent
    if (refusal.code === 'email-faulty')
      return mend(request, reply, { email: shippedText(refusal.text, locale) })
    const { status, text } = sendTexts[refusal.code]
    return reply.code(status).send({ code: refusal.code, message: shippedText(text, locale) })
  })
}
