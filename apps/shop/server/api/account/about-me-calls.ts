import { readCompanion } from '@wojaz/account'
import type { Typed } from '@wojaz/mail'
import { dayOf } from '@wojaz/travel/dates'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { agreementsOf, changeAgreement } from '../../account/about-me/agreements-of.ts'
import { changeDetails } from '../../account/about-me/change-details.ts'
import { aboutMeSentences } from '../../account/about-me/fault-sentences.ts'
import { ownLimit } from '../../plugins/rate-limit.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import {
  addParticipantSchema,
  agreementsSchema,
  changeAgreementSchema,
  changeParticipantSchema,
  detailsSchema,
  participantsSchema,
  removeParticipantSchema,
  saveDetailsSchema,
} from './about-me-calls.schema.ts'
import { bodyLimit, mend, mytui, refuse } from './answer-account.ts'
import { securedCalls } from './secured-call.ts'

interface AboutMeOptions extends Pick<Services, 'account' | 'offers' | 'mail' | 'content' | 'clock' | 'env'> {
  findCustomer: FindCustomer
}

const people = `${mytui}/customer/participants`
const route = { config: ownLimit, bodyLimit }

/** The customer's own details, by the verbs of the pages. */
export const aboutMeCalls: FastifyPluginAsyncZod<AboutMeOptions> = async (api, services) => {
  const { account, clock, env } = services
  const secured = securedCalls(services)
  api.addHook('onRequest', async (request) => {
    if (isForeign(request, env.siteUrl)) throw new Fault('forbidden')
  })

  api.get(`${mytui}/customerDetails`, { schema: detailsSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const details = await account.details(customer.uid)
    if (!details) throw new Fault('not-found')
    return { ...details, email: customer.email }
  })

  api.put(`${mytui}/customerDetails`, { ...route, schema: saveDetailsSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const locale = localeOf(request)
    const typed = typedIn(request.body)
    const saved = await changeDetails(services, { customerId: customer.uid, typed, locale })
    return saved.ok ? saved.value : mend(request, reply, aboutMeSentences(saved.refusal, locale))
  })

  api.get(people, { schema: participantsSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    return customer ? { participants: await account.companions(customer.uid) } : reply
  })

  /** Without `id` it creates a new one. */
  async function save(request: FastifyRequest, reply: FastifyReply, id: string | null) {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const known = id === null ? [] : await account.companions(customer.uid)
    const hasDocument = known.some((one) => one.id === id && one.document !== null)
    const read = readCompanion(typedIn(request.body), { today: dayOf(clock()), hasDocument })
    if (!read.ok) return mend(request, reply, aboutMeSentences(read.refusal, localeOf(request)))
    const saved = await account.saveCompanion(customer.uid, id, read.value)
    if (!saved.ok) return refuse(request, reply, saved.refusal)
    return reply.code(id === null ? 201 : 200).send(saved.value)
  }

  api.post(people, { ...route, schema: addParticipantSchema }, (request, reply) => save(request, reply, null))

  api.put(`${people}/:id`, { ...route, schema: changeParticipantSchema }, (request, reply) =>
    save(request, reply, request.params.id),
  )

  api.delete(
    `${people}/:id`,
    { config: ownLimit, schema: removeParticipantSchema },
    async (request, reply) => {
      const customer = await secured(request, reply)
      if (!customer) return reply
      await account.removeCompanion(customer.uid, request.params.id)
      return reply.code(204).send(null)
    },
  )

  api.get(`${mytui}/marketing/agreement`, { schema: agreementsSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    return customer ? { agreements: await agreementsOf(services, customer, localeOf(request)) } : reply
  })

  api.post(
    `${mytui}/marketing/agreement`,
    { ...route, schema: changeAgreementSchema },
    async (request, reply) => {
      const customer = await secured(request, reply)
      if (!customer) return reply
      const locale = localeOf(request)
      const changed = await changeAgreement(services, customer, { ...request.body, locale })
      if (!changed.ok) return refuse(request, reply, changed.refusal)
      return { agreements: await agreementsOf(services, customer, locale) }
    },
  )
}

/** Null counts as an empty field. */
function typedIn(body: unknown): Typed {
  return Object.fromEntries(
    Object.entries(body as Record<string, string | null>).map(([name, text]) => [name, text ?? '']),
  )
}
