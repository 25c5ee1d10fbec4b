import type { Visitor } from '@wojaz/content'
import { type IsoDay, isIsoDay } from '@wojaz/travel/dates'
import { allows, type Consent, consentCookie, cookieValue, decodeConsent } from '@wojaz/travel/guest'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A logged-in customer. */
export interface Customer {
  uid: string
  accountType: string
  /** The customer's segment for the visibility rules of components. */
  segment: string
  /** Verified to be theirs. */
  email: string
  firstName: string
  lastName: string
  /** The session of this browser. */
  sessionId: string
  /** When they last proved their identity. */
  provenAt: Date
  mustChangePassword: boolean
  /** Their preferred airport. */
  airport: string | null
}

/** Finds the customer of a request; null: a stranger. It may set new session cookies on the reply. */
export type FindCustomer = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** For pages closed to strangers: throws if the login cannot be checked, instead of returning null. */
  wish?: { isNeeded: boolean },
) => Promise<Customer | null>

export const firstVisitCookie = 'first_visit'

export function consentOf(cookies: string | undefined): Consent | null {
  return decodeConsent(cookieValue(cookies, consentCookie))
}

/** The day of the guest's first visit, if they consented to storing it. */
export function firstVisitOf(cookies: string | undefined): IsoDay | null {
  if (!allows(consentOf(cookies), 'preferences')) return null
  const day = cookieValue(cookies, firstVisitCookie)
  return day && isIsoDay(day) ? day : null
}

/**
 * The visitor for the visibility rules. A stranger has one of two statuses: pages are cached per status, and a free value from
 * the request could fill the cache.
 */
export function visitorOf(customer: Customer | null, cookies: string | undefined, today: IsoDay): Visitor {
  if (customer) return { authenticated: true, userStatus: customer.segment }
  const firstVisit = firstVisitOf(cookies)
  const isReturning = firstVisit !== null && firstVisit < today
  return { authenticated: false, userStatus: isReturning ? 'RETURNING' : 'FIRST_TIME_ON_PAGE' }
}
