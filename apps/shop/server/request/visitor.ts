import type { Visitor } from '@wojaz/content'
import { type IsoDay, isIsoDay } from '@wojaz/travel/dates'
import { allows, type Consent, consentCookie, cookieValue, decodeConsent } from '@wojaz/travel/guest'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Somebody who has signed in. */
export interface Customer {
  uid: string
  accountType: string
  /** What the shop knows this customer as; decides which components are meant for them. */
  segment: string
  /** Shown to be theirs. */
  email: string
  firstName: string
  lastName: string
  /** The login of this very browser. */
  sessionId: string
  /** When they last showed who they are. */
  provenAt: Date
  mustChangePassword: boolean
  /** Where they like to fly from. */
  airport: string | null
}

/** Whose request it is; null: a stranger's. The answer may bring the browser what it is known by from now on. */
export type FindCustomer = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** Nothing is open to strangers: rather no answer than that somebody is taken for one. */
  wish?: { isNeeded: boolean },
) => Promise<Customer | null>

export const firstVisitCookie = 'first_visit'

export function consentOf(cookies: string | undefined): Consent | null {
  return decodeConsent(cookieValue(cookies, consentCookie))
}

/** The day a guest first came here, when they let us remember it. */
export function firstVisitOf(cookies: string | undefined): IsoDay | null {
  if (!allows(consentOf(cookies), 'preferences')) return null
  const day = cookieValue(cookies, firstVisitCookie)
  return day && isIsoDay(day) ? day : null
}

/**
 * Who looks, as the visibility rules see it. A stranger is one of two: pages are kept per status, and a status that a request could
 * make up would fill the memory.
 */
export function visitorOf(customer: Customer | null, cookies: string | undefined, today: IsoDay): Visitor {
  if (customer) return { authenticated: true, userStatus: customer.segment }
  const firstVisit = firstVisitOf(cookies)
  const isReturning = firstVisit !== null && firstVisit < today
  return { authenticated: false, userStatus: isReturning ? 'RETURNING' : 'FIRST_TIME_ON_PAGE' }
}
