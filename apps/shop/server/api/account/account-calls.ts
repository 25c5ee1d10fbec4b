import { readAddress, readLogin, readNewPassword, readRegistration } from '@wojaz/account'
import type { Account, LoggedIn } from '@wojaz/account/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type AccountRefusal, accountRefusals, faultSentences } from '../../account/account-refusals.ts'
import { endedSessionCookies, readSession, sessionCookies } from '../../account/session-cookies.ts'
import { accountLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { householdOf } from '../../request/household.ts'
import { localeOf } from '../../request/locale.ts'
import {
  activateSchema,
  addressSchema,
  loginSchema,
  logoutSchema,
  refreshSchema,
  registerSchema,
  resetSchema,
} from './account-calls.schema.ts'

interface AccountCallOptions {
  account: Account
  siteUrl: string
}

const oauth = '/api/www/api/v5/mytui/oauth'
const mytui = '/api/www/mytui/api'
const route = { config: accountLimit, bodyLimit: 8 * 1024 }

export const accountCalls: FastifyPluginAsyncZod<AccountCallOptions> = async (api, { account, siteUrl }) => {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isForeign(request, siteUrl)) throw new Fault('forbidden')
  })

  api.post(`${oauth}/login`, { ...route, schema: loginSchema }, async (request, reply) => {
    const read = readLogin(request.body)
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, localeOf(request)))
    const outcome = await account.logIn({ ...read.value, client: householdOf(request.ip) })
    return outcome.ok ? comeIn(reply, outcome.value) : refuse(request, reply, outcome.refusal)
  })

  api.post(`${oauth}/refresh`, { config: accountLimit, schema: refreshSchema }, async (request, reply) => {
    const { refresh } = readSession(request.headers.cookie)
    const outcome = await account.refresh(refresh ?? '')
    if (outcome.ok) return comeIn(reply, outcome.value)
    reply.header('set-cookie', endedSessionCookies())
    return refuse(request, reply, outcome.refusal)
  })

  api.post(`${mytui}/logout`, { config: accountLimit, schema: logoutSchema }, async (request, reply) => {
    const { short, refresh } = readSession(request.headers.cookie)
    await account.logOut([short, refresh].flatMap((token) => token ?? []))
    reply.header('set-cookie', endedSessionCookies())
    return { authenticated: false as const }
  })

  api.post(`${mytui}/register`, { ...route, schema: registerSchema }, async (request, reply) => {
    const locale = localeOf(request)
    const read = readRegistration(request.body)
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, locale))
    await account.register({ ...read.value, locale, client: householdOf(request.ip) })
    return { message: shippedText('account.registered.lead', locale) }
  })

  api.post(`${mytui}/activate`, { ...route, schema: activateSchema }, async (request, reply) => {
    const outcome = await account.activate({ ...request.body, client: householdOf(request.ip) })
    return outcome.ok ? comeIn(reply, outcome.value) : refuse(request, reply, outcome.refusal)
  })

  const byAddress = [
    [
      'activate/resend',
      'Send the letter for activating once more',
      account.resendActivation,
      'account.resend.sent',
    ],
    ['password/remind', 'Ask for a letter for a new password', account.remindPassword, 'account.remind.sent'],
  ] as const
  for (const [path, summary, send, thanks] of byAddress)
    api.post(`${mytui}/${path}`, { ...route, schema: addressSchema(summary) }, async (request, reply) => {
      const locale = localeOf(request)
      const read = readAddress(request.body)
      if (!read.ok) return mend(request, reply, faultSentences(read.refusal, locale))
      await send({ ...read.value, locale, client: householdOf(request.ip) })
      return { message: shippedText(thanks, locale) }
    })

  api.post(`${mytui}/password/reset`, { ...route, schema: resetSchema }, async (request, reply) => {
    const read = readNewPassword(request.body)
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, localeOf(request)))
    const outcome = await account.resetPassword({ ...read.value, token: request.body.token })
    return outcome.ok ? comeIn(reply, outcome.value) : refuse(request, reply, outcome.refusal)
  })
}

function comeIn(reply: FastifyReply, { tokens, customer }: LoggedIn) {
  reply.header('set-cookie', sessionCookies(tokens))
  return { authenticated: true as const, user_uid: customer.id }
}

function refuse(request: FastifyRequest, reply: FastifyReply, { code }: AccountRefusal) {
  const { status, text } = accountRefusals[code]
  const message = shippedText(text, localeOf(request))
  if (code === 'too-many-attempts') reply.header('retry-after', '900')
  return reply
    .code(status)
    .send({ code, message, ...(code === 'password-wrong' && { fields: { password: message } }) })
}

function mend(request: FastifyRequest, reply: FastifyReply, fields: Record<string, string>) {
  const message = shippedText('forms.mend', localeOf(request))
  return reply.code(422).send({ code: 'form-faulty', message, fields })
}
