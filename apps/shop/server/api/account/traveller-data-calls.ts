import type { Outcome } from '@wojaz/travel/outcome'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { typedDocument, typedWishes } from '../../checkout/typed-traveller-data.ts'
import { ownLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { travellerDataRefusals } from '../../reservation/act-traveller-data.ts'
import { fieldSentences } from '../../reservation/people-refusals.ts'
import {
  changeDocument,
  changeWishes,
  type TravellerDataFaults,
  travellerDataView,
} from '../../reservation/traveller-data.ts'
import { bodyLimit, mend, mytui } from './answer-account.ts'
import { changeDocumentSchema, changeWishesSchema, travellerDataSchema } from './change-data-calls.schema.ts'
import { ownReservationCalls } from './own-reservation-call.ts'

interface TravellerDataOptions extends Pick<Services, 'booking' | 'travellerData' | 'clock' | 'env'> {
  findCustomer: FindCustomer
}

/** Documents and wishes of a booked trip, by the verbs of its pages. */
export const travellerDataCalls: FastifyPluginAsyncZod<TravellerDataOptions> = async (api, services) => {
  const own = ownReservationCalls(services)
  const route = { config: ownLimit, bodyLimit }
  api.addHook('onRequest', async (request) => {
    if (isForeign(request, services.env.siteUrl)) throw new Fault('forbidden')
  })

  api.get(`${mytui}/reservation/traveller-data`, { schema: travellerDataSchema }, async (request, reply) => {
    const order = await own(request, reply, request.query.number)
    if (!order) return reply
    reply.header('cache-control', 'no-store')
    return travellerDataView(services, order, localeOf(request), { isOpen: false, saved: null })
  })

  api.post(
    `${mytui}/reservation/change-data/document`,
    { ...route, schema: changeDocumentSchema },
    async (request, reply) => {
      const { number, person, ...told } = request.body
      const order = await own(request, reply, number, { isProven: true })
      if (!order) return reply
      const typed = typedDocument(person, told)
      return answer(request, reply, await changeDocument(services, order, person, typed, localeOf(request)))
    },
  )

  api.post(
    `${mytui}/reservation/change-data/wishes`,
    { ...route, schema: changeWishesSchema },
    async (request, reply) => {
      const { number, kinds, text } = request.body
      const order = await own(request, reply, number)
      if (!order) return reply
      return answer(request, reply, await changeWishes(services, order, typedWishes({ kinds, text })))
    },
  )
}

function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome<null, TravellerDataFaults>) {
  const locale = localeOf(request)
  if (outcome.ok) return { message: shippedText('reservation.travelDocuments.saved', locale) }
  const { refusal } = outcome
  if (refusal.code === 'form-faulty') return mend(request, reply, fieldSentences(refusal.faults, locale))
  const message = shippedText(`reservation.fault.${travellerDataRefusals[refusal.code]}`, locale)
  return reply.code(409).send({ code: refusal.code, message })
}
