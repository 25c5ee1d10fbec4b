import { type ComplaintFaults, type complaintCategories, complaintWishes } from '@wojaz/complaints'
import { fileSender } from '@wojaz/complaints/server'
import { keyOfCode } from '@wojaz/content'
import { dayOf } from '@wojaz/travel/dates'
import { downloadHeaders } from '@wojaz/uploads/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { complaintForm, readTyped, submitTyped } from '../../complaints/complaint-rules.ts'
import { momentOf } from '../../complaints/moment-of.ts'
import { savingLimit } from '../../plugins/rate-limit.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import { serverI18n } from '../../request/server-i18n.ts'
import type { Services } from '../../request/services.ts'
import type { Customer, FindCustomer } from '../../request/visitor.ts'
import { reservationOf } from '../../reservation/reservation-of.ts'
import { mend } from './answer-account.ts'
import {
  draftSchema,
  fileSchema,
  historySchema,
  selectorsSchema,
  structureSchema,
  submitSchema,
  validateSchema,
} from './complaint-calls.schema.ts'
import { securedCalls } from './secured-call.ts'

interface ComplaintCallOptions
  extends Pick<Services, 'booking' | 'complaints' | 'content' | 'uploads' | 'clock' | 'env'> {
  findCustomer: FindCustomer
}

type Say = Parameters<typeof complaintCategories>[0]

const path = (call: string) => `/api/www/tui-complaints/${call}`
const refusalText = (code: string) =>
  code === 'too-many-complaints'
    ? 'complaints.refused.tooManyComplaints'
    : code === 'files-full'
      ? 'complaints.file.keptFull'
      : 'complaints.refused.files'
const route = { config: savingLimit, bodyLimit: 64 * 1024 }

/** Complaints by the verbs of their pages. */
export const complaintCalls: FastifyPluginAsyncZod<ComplaintCallOptions> = async (api, services) => {
  const { booking, complaints, content, uploads, clock, env } = services
  const secured = securedCalls(services)
  api.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && isForeign(request, env.siteUrl)) throw new Fault('forbidden')
  })

  async function orderOf(customer: Customer, number: string) {
    const order = await reservationOf(booking, customer, number)
    if (!order) throw new Fault('not-found')
    return order
  }
  /** The dictionary in the language of the request, with the editors' texts. */
  const sayIn = async (request: FastifyRequest): Promise<Say> =>
    serverI18n(await content.dictionary(localeOf(request))).t

  const formIn = async (request: FastifyRequest) =>
    complaintForm(services, { locale: localeOf(request), say: await sayIn(request) })

  api.get(path('cms/complaints/all'), { schema: structureSchema }, async (request) => {
    const categories = await formIn(request)
    return {
      categories: categories.map((one) => ({
        code: one.code,
        name: one.name,
        questions: [...one.questions],
        wishes: [...one.wishes],
      })),
      wishes: [...complaintWishes],
    }
  })

  api.get(path('complaintSelectors'), { schema: selectorsSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const today = dayOf(clock())
    const orders = await booking.ordersOf({ id: customer.uid, email: customer.email })
    return {
      trips: orders
        .filter(({ confirmedAt, offer }) => confirmedAt !== null && offer.departureDate <= today)
        .map(({ number, offer }) => ({
          orderNumber: number,
          hotel: offer.hotelName,
          from: offer.departureDate,
          to: offer.returnDate,
        })),
    }
  })

  api.post(path('validate'), { ...route, schema: validateSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const order = await orderOf(customer, request.body.orderNumber)
    const read = readTyped(request.body, order, { categories: await formIn(request), now: clock() })
    return read.ok ? { isComplete: true as const } : faulty(request, reply, read.refusal)
  })

  api.post(path('draft'), { ...route, schema: draftSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const { orderNumber, typed, wishes, stay } = request.body
    const order = await orderOf(customer, orderNumber)
    await complaints.saveDraft(customer.uid, order.number, { ...typed, wishes, stay })
    return { savedAt: momentOf(clock()) }
  })

  api.post(path('submit-complaint'), { ...route, schema: submitSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const { orderNumber, typed, wishes, files } = request.body
    const order = await orderOf(customer, orderNumber)
    const asked = {
      customer,
      order,
      typed,
      wishes,
      files,
      locale: localeOf(request),
      say: await sayIn(request),
    }
    const outcome = await submitTyped(services, asked)
    if (outcome.ok) {
      const { number, deadline, state } = outcome.value
      return { number, deadline, state }
    }
    const { refusal } = outcome
    if (refusal.code === 'form-faulty') return faulty(request, reply, refusal.faults)
    return reply.code(409).send({ code: refusal.code, message: asked.say(refusalText(refusal.code)) })
  })

  api.get(path('history'), { schema: historySchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const found = await complaints.ofCustomer(customer.uid)
    const stories = await Promise.all(found.map(({ number }) => complaints.story(number, customer.uid)))
    return {
      complaints: stories.flatMap((story) => {
        if (!story) return []
        const { number, orderNumber, state, deadline, receivedAt, decision, owed, paidAt, events } = story
        return {
          number,
          orderNumber,
          state,
          deadline,
          receivedAt: receivedAt.toISOString(),
          decision,
          owed,
          paidAt: paidAt?.toISOString() ?? null,
          events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
        }
      }),
    }
  })

  api.get(path('files/:id'), { schema: fileSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const upload = await uploads.find(request.params.id)
    // Files of the office are downloaded in the office only.
    const isTheirs = upload?.ownerKind === 'complaint' && upload.sentBy === fileSender(customer.uid)
    const file = isTheirs ? await uploads.open(upload.id) : null
    if (!upload || !file) throw new Fault('not-found')
    return reply.headers(downloadHeaders(upload)).send(file)
  })

  async function faulty(request: FastifyRequest, reply: FastifyReply, faults: ComplaintFaults) {
    const say = await sayIn(request)
    const fields = Object.entries(faults).map(([field, fault]) => [
      field,
      say(`complaints.fault.${keyOfCode(fault)}`),
    ])
    return mend(request, reply, Object.fromEntries(fields))
  }
}
