import { readAddress, readCode, readLogin } from '@wojaz/account'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { faultSentences } from '../../account/account-refusals.ts'
import { fromOfRequest } from '../../account/from-of-request.ts'
import { readAttempt } from '../../account/login-attempt.ts'
import { accountLimit, passwordLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import { bodyLimit, comeIn, keepAttempt, mend, mytui, oauth, refuse } from './answer-account.ts'
import {
  authorizeSchema,
  passwordStepSchema,
  resendCodeSchema,
  usernameSchema,
} from './login-step-calls.schema.ts'

/**
 * A login step by step. Between the steps an encrypted cookie holds what was typed. No answer reveals whether an account exists.
 */
export const loginStepCalls: FastifyPluginAsyncZod<Pick<Services, 'account' | 'env'>> = async (
  api,
  { account, env: { siteUrl, contentSecret: secret } },
) => {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isForeign(request, siteUrl)) throw new Fault('forbidden')
  })
  const passwordRoute = { config: passwordLimit, bodyLimit }

  api.post(
    `${oauth}/username`,
    { config: accountLimit, bodyLimit, schema: usernameSchema },
    async (request, reply) => {
      const read = readAddress(request.body)
      if (!read.ok) return mend(request, reply, faultSentences(read.refusal, localeOf(request)))
      keepAttempt(reply, secret, { email: read.value.email, attempt: null })
      return { next: 'password' as const }
    },
  )

  api.post(`${oauth}/password`, { ...passwordRoute, schema: passwordStepSchema }, async (request, reply) => {
    const kept = readAttempt(secret, request.headers.cookie)
    if (!kept) return refuse(request, reply, { code: 'attempt-over' })
    const read = readLogin({ ...request.body, email: kept.email })
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, localeOf(request)))
    const outcome = await account.logIn({ ...read.value, from: fromOfRequest(request) })
    if (outcome.ok) return comeIn(request, reply, outcome.value)
    if (outcome.refusal.code !== 'code-needed') return refuse(request, reply, outcome.refusal)
    keepAttempt(reply, secret, { email: kept.email, attempt: outcome.refusal.attempt })
    return { authenticated: false as const, next: 'authorize' as const }
  })

  api.post(`${oauth}/authorize`, { ...passwordRoute, schema: authorizeSchema }, async (request, reply) => {
    const read = readCode(request.body)
    if (!read.ok) return mend(request, reply, faultSentences(read.refusal, localeOf(request)))
    const attempt = readAttempt(secret, request.headers.cookie)?.attempt ?? ''
    const outcome = await account.authorize({ ...read.value, attempt, from: fromOfRequest(request) })
    return outcome.ok ? comeIn(request, reply, outcome.value) : refuse(request, reply, outcome.refusal)
  })

  api.post(
    `${mytui}/authorize/resend`,
    { config: accountLimit, bodyLimit, schema: resendCodeSchema },
    async (request, reply) => {
      const kept = readAttempt(secret, request.headers.cookie)
      const outcome = await account.resendCode({
        attempt: kept?.attempt ?? '',
        from: fromOfRequest(request),
      })
      if (!outcome.ok) return refuse(request, reply, outcome.refusal)
      if (kept) keepAttempt(reply, secret, kept)
      return { message: shippedText('account.code.sentAgain', localeOf(request)) }
    },
  )
}
