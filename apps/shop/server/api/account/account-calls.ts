import { readAddress, readLogin, readNewPassword, readRegistration } from '@wojaz/account'
import { type LoginRefusal, shortTokenMs } from '@wojaz/account/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { faultSentences } from '../../account/account-refusals.ts'
import { fromOfRequest } from '../../account/from-of-request.ts'
import { readRegistered, registeredCookie } from '../../account/registered-here.ts'
import {
  endedSessionCookies,
  logoutHeaders,
  readSession,
  sessionCookies,
} from '../../account/session-cookies.ts'
import { accountLimit, passwordLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
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
import { bodyLimit, comeIn, keepAttempt, mend, mytui, oauth, refuse, welcome } from './answer-account.ts'

const tokenPath = '/api/www/authorizationserver/oauth/token'
const emailRoute = { config: accountLimit, bodyLimit }
const passwordRoute = { config: passwordLimit, bodyLimit }

export const accountCalls: FastifyPluginAsyncZod<Pick<Services, 'account' | 'env'>> = async (
  api,
  { account, env: { siteUrl, contentSecret: secret } },
) => {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isForeign(request, siteUrl)) throw new Fault('forbidden')
  })

  /** After a correct password that needs a code the browser continues with `authorize`. */
  function turnAway(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: LoginRefusal,
    { email }: { email: string },
  ) {
    if (refusal.code === 'code-needed') keepAttempt(reply, secret, { email, attempt: refusal.attempt })
    return refuse(request, reply, refusal)
  }

  api.post(`${oauth}/login`, { ...passwordRoute, schema: loginSchema }, async (request, reply) => {
    const read = readLogin(request.body)
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, localeOf(request)))
    const outcome = await account.logIn({ ...read.value, from: fromOfRequest(request) })
    return outcome.ok
      ? comeIn(request, reply, outcome.value)
      : turnAway(request, reply, outcome.refusal, read.value)
  })

  api.post(`${oauth}/refresh`, { config: accountLimit, schema: refreshSchema }, async (request, reply) => {
    const { refresh } = readSession(request.headers.cookie)
    const outcome = await account.refresh(refresh ?? '', fromOfRequest(request))
    if (outcome.ok) return welcome(reply, outcome.value, sessionCookies(outcome.value.tokens))
    reply.header('set-cookie', endedSessionCookies())
    return refuse(request, reply, outcome.refusal)
  })

  api.post(tokenPath, { ...passwordRoute, schema: tokenSchema }, async (request, reply) => {
    const { body, headers } = request
    const token = { token_type: 'cookie' as const, expires_in: shortTokenMs / 1000 }
    if (body.grant_type === 'refresh_token') {
      const outcome = await account.refresh(readSession(headers.cookie).refresh ?? '', fromOfRequest(request))
      if (outcome.ok)
        return { ...welcome(reply, outcome.value, sessionCookies(outcome.value.tokens)), ...token }
      reply.header('set-cookie', endedSessionCookies())
      return refuse(request, reply, outcome.refusal)
    }
    const { username, password } = body
    const read = readLogin({ email: username, password })
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, localeOf(request)))
    const outcome = await account.logIn({ ...read.value, from: fromOfRequest(request) })
    if (!outcome.ok) return turnAway(request, reply, outcome.refusal, read.value)
    return { ...comeIn(request, reply, outcome.value), ...token }
  })

  api.post(`${mytui}/logout`, { config: accountLimit, schema: logoutSchema }, async (request, reply) => {
    const { short, refresh } = readSession(request.headers.cookie)
    await account.logOut([short, refresh].flatMap((token) => token ?? []))
    for (const [name, value] of logoutHeaders()) reply.header(name, value)
    return { authenticated: false as const }
  })

  api.post(`${mytui}/register`, { ...passwordRoute, schema: registerSchema }, async (request, reply) => {
    const locale = localeOf(request)
    const read = readRegistration(request.body)
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, locale))
    const outcome = await account.register({ ...read.value, locale, from: fromOfRequest(request) })
    if (!outcome.ok) return refuse(request, reply, outcome.refusal)
    reply.header('set-cookie', registeredCookie(outcome.value.browser))
    return { message: shippedText('account.registered.lead', locale) }
  })

  api.post(`${mytui}/activate`, { ...passwordRoute, schema: activateSchema }, async (request, reply) => {
    const outcome = await account.activate({
      ...request.body,
      browser: readRegistered(request.headers.cookie),
      from: fromOfRequest(request),
    })
    return outcome.ok ? comeIn(request, reply, outcome.value) : refuse(request, reply, outcome.refusal)
  })

  const byAddress = [
    [
      'activate/resend',
      'Send the email for activating once more',
      account.resendActivation,
      'account.resend.sent',
    ],
    ['password/remind', 'Ask for an email for a new password', account.remindPassword, 'account.remind.sent'],
  ] as const
  for (const [path, summary, send, thanks] of byAddress)
    api.post(
      `${mytui}/${path}`,
      { ...emailRoute, schema: addressSchema(summary) },
      async (request, reply) => {
        const locale = localeOf(request)
        const read = readAddress(request.body)
        if (!read.ok) return mend(request, reply, faultSentences(read.refusal, locale))
        await send({ ...read.value, locale, from: fromOfRequest(request) })
        return { message: shippedText(thanks, locale) }
      },
    )

  api.post(`${mytui}/password/reset`, { ...passwordRoute, schema: resetSchema }, async (request, reply) => {
    const read = readNewPassword(request.body)
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, localeOf(request)))
    const { token } = request.body
    const outcome = await account.resetPassword({ ...read.value, token, from: fromOfRequest(request) })
    return outcome.ok ? comeIn(request, reply, outcome.value) : refuse(request, reply, outcome.refusal)
  })
}
