import { contactField, participantField } from '@wojaz/booking'
import type { I18n } from '@wojaz/content'
import { dayOf, daysBetween } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { correctUntil, handOverUntil } from '@wojaz/travel/money'
import type { Outcome } from '@wojaz/travel/outcome'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { reservationsOfCustomer } from '../../account/reservations-of.ts'
import { ownLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { quoteView } from '../../reservation/change-parts.ts'
import {
  changeContact,
  changePerson,
  type PeopleFaults,
  type PersonChanged,
} from '../../reservation/change-people.ts'
import { fieldSentences, peopleFaults } from '../../reservation/people-refusals.ts'
import { bodyLimit, mend, mytui } from './answer-account.ts'
import {
  changeOwnerSchema,
  changePersonSchema,
  editableSchema,
  updateListSchema,
} from './change-data-calls.schema.ts'
import { ownReservationCalls } from './own-reservation-call.ts'
import { securedCalls } from './secured-call.ts'

interface ChangeDataOptions
  extends Pick<Services, 'booking' | 'attractionSale' | 'offers' | 'travellerData' | 'clock' | 'env'> {
  findCustomer: FindCustomer
  wordsOf: (locale: Locale) => Promise<Pick<I18n, 't'>>
}

/** Changes the data of travellers of a booked trip, by the verbs of its pages. */
export const changeDataCalls: FastifyPluginAsyncZod<ChangeDataOptions> = async (api, services) => {
  const { booking, attractionSale, clock, env, wordsOf } = services
  const secured = securedCalls(services)
  const own = ownReservationCalls(services)
  const route = { config: ownLimit, bodyLimit }
  api.addHook('onRequest', async (request) => {
    if (isForeign(request, env.siteUrl)) throw new Fault('forbidden')
  })

  api.post(
    `${mytui}/reservation/change-data/owner`,
    { ...route, schema: changeOwnerSchema },
    async (request, reply) => {
      const { number, ...typed } = request.body
      const order = await own(request, reply, number, { isProven: true })
      if (!order) return reply
      const fields = named(typed, (field) => contactField(field))
      return answer(request, reply, await changeContact(services, order, fields, localeOf(request)))
    },
  )

  api.post(
    `${mytui}/reservation/change-data/participant`,
    { ...route, schema: changePersonSchema },
    async (request, reply) => {
      const { number, person, ...typed } = request.body
      const order = await own(request, reply, number, { isProven: true })
      if (!order) return reply
      const fields = named(typed, (field) => participantField(person, field))
      const changed = await changePerson(services, order, person, fields)
      if (!changed.ok || !changed.value.quote) return answer(request, reply, changed)
      const locale = localeOf(request)
      const { t } = await wordsOf(locale)
      const quote = quoteView(order, { ...changed.value.quote, isOpen: true }, t)
      return { message: shippedText('reservation.people.quoted', locale), quote }
    },
  )

  api.get(`${mytui}/editable-until`, { schema: editableSchema }, async (request, reply) => {
    const order = await own(request, reply, request.query.number)
    if (!order) return reply
    const today = dayOf(clock())
    const agreedOn = dayOf(order.placedAt)
    const until = correctUntil(order.offer.departureDate, agreedOn)
    const isOn = order.state === 'confirmed'
    return {
      correctUntil: isOn && until >= today ? until : null,
      handOverUntil: isOn ? handOverUntil(order.offer.departureDate, today, agreedOn) : null,
      daysBeforeDeparture: daysBetween(until, order.offer.departureDate),
    }
  })

  api.post(`${mytui}/reservations/update`, { ...route, schema: updateListSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const whose = { id: customer.uid, email: customer.email }
    await booking.joinOrders(whose)
    await attractionSale.joinOrders(whose)
    return reservationsOfCustomer(services, customer, localeOf(request))
  })
}

/** A missing field becomes empty, so that its fault is reported at the field. */
function named<Field extends string>(
  typed: Readonly<Record<Field, string>>,
  name: (field: Field) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries<string>(typed).map(([field, text]) => [name(field as Field), text]),
  )
}

function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome<PersonChanged, PeopleFaults>) {
  const locale = localeOf(request)
  if (outcome.ok) return { message: shippedText('reservation.people.saved', locale) }
  const { refusal } = outcome
  if (refusal.code === 'form-faulty') return mend(request, reply, fieldSentences(refusal.faults, locale))
  const message = shippedText(`reservation.fault.${peopleFaults[refusal.code]}`, locale)
  return reply.code(409).send({ code: refusal.code, message })
}
