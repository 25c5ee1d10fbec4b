import type { CopyRefusal } from '@wojaz/account/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endSessionOf, sessionsOfCustomer } from '../../account/own-sessions.ts'
import { leaveHeaders } from '../../account/session-cookies.ts'
import {
  askCopyOf,
  copyFileOf,
  copyOfCustomer,
  copyPath,
  copyRefusals,
} from '../../my-data/copy-of-customer.ts'
import { accountLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { mytui, refuse } from './answer-account.ts'
import {
  askCopySchema,
  copyFileSchema,
  copySchema,
  endOthersSchema,
  endSessionSchema,
  keepAccountSchema,
  removeAccountSchema,
  sessionsSchema,
} from './my-data-calls.schema.ts'
import { securedCalls } from './secured-call.ts'

interface MyDataCallOptions extends Pick<Services, 'account' | 'myData' | 'clock' | 'env'> {
  findCustomer: FindCustomer
}

const limited = { config: accountLimit }

/** The customer's sessions, a copy of their data, and the deletion of the account. */
export const myDataCalls: FastifyPluginAsyncZod<MyDataCallOptions> = async (api, services) => {
  const { account, env } = services
  const secured = securedCalls(services)
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isForeign(request, env.siteUrl)) throw new Fault('forbidden')
  })

  api.get(`${mytui}/sessions`, { schema: sessionsSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    return customer ? { sessions: await sessionsOfCustomer(services, customer) } : reply
  })

  api.delete(`${mytui}/sessions/:id`, { ...limited, schema: endSessionSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    if (!(await endSessionOf(services, customer, request.params.id))) throw new Fault('not-found')
    return { sessions: await sessionsOfCustomer(services, customer) }
  })

  api.delete(`${mytui}/sessions`, { ...limited, schema: endOthersSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    await account.endOtherSessions(customer.uid, customer.sessionId)
    return { sessions: await sessionsOfCustomer(services, customer) }
  })

  api.get(copyPath, { schema: copySchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    return customer ? copyOfCustomer(services, customer) : reply
  })

  api.post(copyPath, { ...limited, schema: askCopySchema }, async (request, reply) => {
    const customer = await secured(request, reply, { isProven: true })
    if (!customer) return reply
    const asked = await askCopyOf(services, customer, localeOf(request))
    return asked.ok ? asked.value : refuseCopy(request, reply, asked.refusal)
  })

  api.get(`${copyPath}/:id/file`, { ...limited, schema: copyFileSchema }, async (request, reply) => {
    const customer = await secured(request, reply, { isProven: true })
    if (!customer) return reply
    const zip = await copyFileOf(services, customer, request.params.id)
    if (!zip) throw new Fault('not-found')
    return reply
      .header('content-disposition', 'attachment; filename="wojaz.zip"')
      .type('application/zip')
      .send(zip)
  })

  api.post(`${mytui}/removeAccount`, { ...limited, schema: removeAccountSchema }, async (request, reply) => {
    const customer = await secured(request, reply, { isProven: true })
    if (!customer) return reply
    const leavesAt = await account.leave(customer.uid, localeOf(request))
    for (const [name, value] of leaveHeaders()) reply.header(name, value)
    return { leavesAt: leavesAt.toISOString() }
  })

  api.post(
    `${mytui}/removeAccount/undo`,
    { ...limited, schema: keepAccountSchema },
    async (request, reply) => {
      const outcome = await account.stayByLink(request.body.token)
      if (outcome.ok) return { stays: true as const }
      return refuse(request, reply, outcome.refusal)
    },
  )
}

function refuseCopy(request: FastifyRequest, reply: FastifyReply, { code }: CopyRefusal) {
  const { status, text } = copyRefusals[code]
  return reply.code(status).send({ code, message: shippedText(text, localeOf(request)) })
}
