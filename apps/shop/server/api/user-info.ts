import { createHash } from 'node:crypto'
import { type Clock, dayOf, formatTimestamp, type IsoDay } from '@wojaz/travel/dates'
import { allows, cookieText, cookieValue } from '@wojaz/travel/guest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { localeOf } from '../request/locale.ts'
import {
  consentOf,
  type FindCustomer,
  firstVisitCookie,
  firstVisitOf,
  visitorOf,
} from '../request/visitor.ts'
import { userInfoSchema } from './user-info.schema.ts'

interface UserInfoOptions {
  clock: Clock
  findCustomer: FindCustomer
}

const yearInSeconds = 365 * 86_400

export const userInfo: FastifyPluginAsyncZod<UserInfoOptions> = async (api, { clock, findCustomer }) => {
  api.get('/api/www/user/info/get', { schema: userInfoSchema }, async (request, reply) => {
    const now = clock()
    const customer = await findCustomer(request, reply)
    const visitor = visitorOf(customer, request.headers.cookie, dayOf(now))
    const cookie = firstVisitUpdate(request.headers.cookie, dayOf(now))
    if (cookie) reply.header('set-cookie', cookie)
    reply.header('cache-control', 'no-store').header('customer-segment', visitor.userStatus)
    return {
      authenticated: visitor.authenticated,
      account_type: customer?.accountType ?? null,
      user_uid: customer?.uid ?? null,
      language: localeOf(request),
      hashed_user_uid: customer && createHash('sha256').update(customer.uid).digest('hex'),
      timestamp: formatTimestamp(now),
    }
  })
}

/** Stores the date of the first visit if the guest consents, and deletes it if they do not. Null: nothing to change. */
function firstVisitUpdate(cookie: string | undefined, today: IsoDay): string | null {
  if (allows(consentOf(cookie), 'preferences')) {
    const known = firstVisitOf(cookie)
    return known ? null : cookieText(firstVisitCookie, today, { httpOnly: true, maxAge: yearInSeconds })
  }
  const leftOver = cookieValue(cookie, firstVisitCookie) !== null
  return leftOver ? cookieText(firstVisitCookie, '', { httpOnly: true, maxAge: 0 }) : null
}
