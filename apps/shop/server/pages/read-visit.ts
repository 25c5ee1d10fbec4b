import { isDatabaseUnavailable } from '@wojaz/database'
import { dayOf } from '@wojaz/travel/dates'
import { splitLocale } from '@wojaz/travel/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visit } from '../request/context.ts'
import type { Services } from '../request/services.ts'
import { type Customer, consentOf, type FindCustomer, visitorOf } from '../request/visitor.ts'
import { toWebRequest } from '../request/web-request.ts'

export interface Caller extends Visit {
  /** Null: nobody is logged in, or it is unknown. */
  customer: Customer | null
  /** The database is unavailable, so the login cannot be checked. */
  isCustomerUnknown: boolean
}

export type ReadVisit = (request: FastifyRequest, reply: FastifyReply, pathname: string) => Promise<Caller>

/** Reads who requests the page at this path, and what they may see. */
export function visitReader(
  { content, clock, env }: Pick<Services, 'content' | 'clock' | 'env'>,
  findCustomer: FindCustomer,
): ReadVisit {
  return async (request, reply, pathname) => {
    const { locale, path } = splitLocale(pathname || '/')
    const { catalogVersion } = request.query as Record<string, unknown>
    const drafts =
      catalogVersion === 'Staged' &&
      (await content.canSeeDrafts(toWebRequest(request, { siteUrl: env.siteUrl })))
    const { cookie } = request.headers
    const found = await findCustomer(request, reply, { isNeeded: true }).catch(unknownWithoutDatabase)
    const isCustomerUnknown = found === 'unknown'
    const customer = isCustomerUnknown ? null : found
    const visitor = visitorOf(customer, cookie, dayOf(clock()))
    return { locale, path, visitor, customer, isCustomerUnknown, consent: consentOf(cookie), drafts }
  }
}

function unknownWithoutDatabase(error: unknown): 'unknown' {
  if (!isDatabaseUnavailable(error)) throw error
  return 'unknown'
}
