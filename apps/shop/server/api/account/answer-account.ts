import type { LoggedIn } from '@wojaz/account/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type AccountRefusal,
  accountRefusals,
  faultSentences,
  fieldOfRefusal,
} from '../../account/account-refusals.ts'
import { attemptCookie } from '../../account/login-attempt.ts'
import { loginCookies } from '../../account/session-cookies.ts'
import { shippedText } from '../../request/error-text.ts'
import { localeOf } from '../../request/locale.ts'

export const oauth = '/api/www/api/v5/mytui/oauth'
export const mytui = '/api/www/mytui/api'
/** The largest body of an account call. */
export const bodyLimit = 8 * 1024

export function comeIn({ headers }: FastifyRequest, reply: FastifyReply, loggedIn: LoggedIn) {
  return welcome(reply, loggedIn, loginCookies(loggedIn, headers.cookie))
}

export function welcome(reply: FastifyReply, { customer }: Pick<LoggedIn, 'customer'>, cookies: string[]) {
  reply.header('set-cookie', cookies)
  return { authenticated: true as const, user_uid: customer.id }
}

export function refuse(request: FastifyRequest, reply: FastifyReply, outcome: AccountRefusal) {
  const { code } = outcome
  if (code === 'password-refused')
    return mend(request, reply, faultSentences({ password: outcome.fault }, localeOf(request)))
  const refusal = accountRefusals[code]
  const message = shippedText(refusal.text, localeOf(request))
  const field = fieldOfRefusal(code)
  if ('retryAfter' in refusal) reply.header('retry-after', refusal.retryAfter)
  return reply.code(refusal.status).send({
    code,
    message,
    ...(field && { fields: { [field]: message } }),
    ...('next' in refusal && { next: refusal.next }),
  })
}

/** Stores the attempt of a login that needs a code in a cookie. */
export function keepAttempt(
  reply: FastifyReply,
  secret: string,
  kept: { email: string; attempt: string | null },
): void {
  reply.header('set-cookie', attemptCookie(secret, kept))
}

export function mend(request: FastifyRequest, reply: FastifyReply, fields: Record<string, string>) {
  const message = shippedText('forms.mend', localeOf(request))
  return reply.code(422).send({ code: 'form-faulty', message, fields })
}
