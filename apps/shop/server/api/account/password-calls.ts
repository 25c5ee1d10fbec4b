import { readPasswordChange } from '@wojaz/account'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { faultSentences } from '../../account/account-refusals.ts'
import { fromOfRequest } from '../../account/from-of-request.ts'
import { passwordLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { Customer, FindCustomer } from '../../request/visitor.ts'
import { bodyLimit, mend, mytui, refuse } from './answer-account.ts'
import { oldPasswordSchema, passwordUpdateSchema } from './password-calls.schema.ts'
import { securedCalls } from './secured-call.ts'

interface PasswordCallOptions extends Pick<Services, 'account' | 'clock' | 'env'> {
  findCustomer: FindCustomer
}

/** A new password for a logged-in customer who knows the old one. */
export const passwordCalls: FastifyPluginAsyncZod<PasswordCallOptions> = async (api, services) => {
  const { account, env } = services
  const secured = securedCalls(services)
  const route = { config: passwordLimit, bodyLimit }
  api.addHook('onRequest', async (request) => {
    if (isForeign(request, env.siteUrl)) throw new Fault('forbidden')
  })

  async function change(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: Customer,
    typed: { currentPassword: string; password: string; endsOthers: boolean },
  ) {
    const { endsOthers, ...texts } = typed
    const read = readPasswordChange({ ...texts, ...(endsOthers && { endsOthers: 'on' }) }, customer.email)
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, localeOf(request)))
    const outcome = await account.changePassword(
      { ...customer, id: customer.uid },
      read.value,
      fromOfRequest(request),
    )
    if (!outcome.ok) return refuse(request, reply, outcome.refusal)
    return { message: shippedText('account.password.changed', localeOf(request)) }
  }

  api.post(`${mytui}/password/update`, { ...route, schema: passwordUpdateSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    return customer ? change(request, reply, customer, request.body) : reply
  })

  api.post(
    `${mytui}/old-password/update`,
    { ...route, schema: oldPasswordSchema },
    async (request, reply) => {
      const customer = await secured(request, reply, { evenWithOldPassword: true })
      if (!customer) return reply
      const { oldPassword, ...typed } = request.body
      return change(request, reply, customer, { ...typed, currentPassword: oldPassword })
    },
  )
}
