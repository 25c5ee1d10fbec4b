import { readAddress, readLogin, readNewPassword, readRegistration } from '@wojaz/account'
import { type Account, type From, type LoggedIn, shortTokenMs } from '@wojaz/account/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type AccountRefusal, accountRefusals, faultSentences } from '../../account/account-refusals.ts'
import { readDevices } from '../../account/device-cookie.ts'
import {
  endedSessionCookies,
  loginCookies,
  logoutCookies,
  readSession,
  sessionCookies,
} from '../../account/session-cookies.ts'
import { accountLimit, passwordLimit } from '../../plugins/rate-limit.ts'
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
  tokenSchema,
} from './account-calls.schema.ts'

interface AccountCallOptions {
  account: Account
  siteUrl: string
}

const oauth = '/api/www/api/v5/mytui/oauth'
const mytui = '/api/www/mytui/api'
const tokenPath = '/api/www/authorizationserver/oauth/token'
const bodyLimit = 8 * 1024
const letterRoute = { config: accountLimit, bodyLimit }
const passwordRoute = { config: passwordLimit, bodyLimit }

export const accountCalls: FastifyPluginAsyncZod<AccountCallOptions> = async (api, { account, siteUrl }) => {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isForeign(request, siteUrl)) throw new Fault('forbidden')
  })

  api.post(`${oauth}/login`, { ...passwordRoute, schema: loginSchema }, async (request, reply) => {
    const read = readLogin(request.body)
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, localeOf(request)))
    const outcome = await account.logIn({ ...read.value, from: fromOf(request) })
    return outcome.ok ? comeIn(request, reply, outcome.value) : refuse(request, reply, outcome.refusal)
  })

  api.post(`${oauth}/refresh`, { config: accountLimit, schema: refreshSchema }, async (request, reply) => {
    const { refresh } = readSession(request.headers.cookie)
    const outcome = await account.refresh(refresh ?? '')
    if (outcome.ok) return welcome(reply, outcome.value, sessionCookies(outcome.value.tokens))
    reply.header('set-cookie', endedSessionCookies())
    return refuse(request, reply, outcome.refusal)
  })

  api.post(tokenPath, { ...passwordRoute, schema: tokenSchema }, async (request, reply) => {
    const { body, headers } = request
    const token = { token_type: 'cookie' as const, expires_in: shortTokenMs / 1000 }
    if (body.grant_type === 'refresh_token') {
      const outcome = await account.refresh(readSession(headers.cookie).refresh ?? '')
      if (outcome.ok)
        return { ...welcome(reply, outcome.value, sessionCookies(outcome.value.tokens)), ...token }
      reply.header('set-cookie', endedSessionCookies())
      return refuse(request, reply, outcome.refusal)
    }
    const { username, password } = body
    const read = readLogin({ email: username, password })
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, localeOf(request)))
    const outcome = await account.logIn({ ...read.value, from: fromOf(request) })
    if (!outcome.ok) return refuse(request, reply, outcome.refusal)
    return { ...comeIn(request, reply, outcome.value), ...token }
  })

  api.post(`${mytui}/logout`, { config: accountLimit, schema: logoutSchema }, async (request, reply) => {
    const { short, refresh } = readSession(request.headers.cookie)
    await account.logOut([short, refresh].flatMap((token) => token ?? []))
    reply.header('set-cookie', logoutCookies())
    return { authenticated: false as const }
  })

  api.post(`${mytui}/register`, { ...passwordRoute, schema: registerSchema }, async (request, reply) => {
    const locale = localeOf(request)
    const read = readRegistration(request.body)
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, locale))
    const outcome = await account.register({ ...read.value, locale, from: fromOf(request) })
    if (!outcome.ok) return refuse(request, reply, outcome.refusal)
    return { message: shippedText('account.registered.lead', locale) }
  })

  api.post(`${mytui}/activate`, { ...passwordRoute, schema: activateSchema }, async (request, reply) => {
    const outcome = await account.activate({ ...request.body, from: fromOf(request) })
    return outcome.ok ? comeIn(request, reply, outcome.value) : refuse(request, reply, outcome.refusal)
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
    api.post(
      `${mytui}/${path}`,
      { ...letterRoute, schema: addressSchema(summary) },
      async (request, reply) => {
        const locale = localeOf(request)
        const read = readAddress(request.body)
        if (!read.ok) return mend(request, reply, faultSentences(read.refusal, locale))
        await send({ ...read.value, locale, from: fromOf(request) })
        return { message: shippedText(thanks, locale) }
      },
    )

  api.post(`${mytui}/password/reset`, { ...passwordRoute, schema: resetSchema }, async (request, reply) => {
    const read = readNewPassword(request.body)
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, localeOf(request)))
    const { token } = request.body
    const outcome = await account.resetPassword({ ...read.value, token, from: fromOf(request) })
    return outcome.ok ? comeIn(request, reply, outcome.value) : refuse(request, reply, outcome.refusal)
  })
}

function fromOf({ ip, headers }: FastifyRequest): From {
  return { client: householdOf(ip), devices: readDevices(headers.cookie) }
}

function comeIn({ headers }: FastifyRequest, reply: FastifyReply, loggedIn: LoggedIn) {
  return welcome(reply, loggedIn, loginCookies(loggedIn, headers.cookie))
}

function welcome(reply: FastifyReply, { customer }: Pick<LoggedIn, 'customer'>, cookies: string[]) {
  reply.header('set-cookie', cookies)
  return { authenticated: true as const, user_uid: customer.id }
}

function refuse(request: FastifyRequest, reply: FastifyReply, { code }: AccountRefusal) {
  const refusal = accountRefusals[code]
  const { status, text } = refusal
  const message = shippedText(text, localeOf(request))
  if ('retryAfter' in refusal) reply.header('retry-after', refusal.retryAfter)
  return reply
    .code(status)
    .send({ code, message, ...(code === 'password-wrong' && { fields: { password: message } }) })
}

function mend(request: FastifyRequest, reply: FastifyReply, fields: Record<string, string>) {
  const message = shippedText('forms.mend', localeOf(request))
  return reply.code(422).send({ code: 'form-faulty', message, fields })
}
