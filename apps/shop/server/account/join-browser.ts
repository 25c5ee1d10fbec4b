import { isDatabaseUnavailable } from '@wojaz/database'
import { allows, cookieValue } from '@wojaz/travel/guest'
import { decodeSearchQuery, encodeSearchQuery } from '@wojaz/travel/search'
import { customerList } from '@wojaz/wishlist/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../request/services.ts'
import { type Customer, consentOf } from '../request/visitor.ts'
import { endedGuestCookie, guestIdOf } from '../wishlist/guest-id.ts'

type JoinServices = Pick<
  Services,
  'account' | 'wishlists' | 'priceAlerts' | 'booking' | 'attractionSale' | 'log'
>

/** How many joined customers a process remembers. */
const mostRemembered = 5_000

/**
 * Moves what a browser has stored to the customer, starting with the first page after the login. Repeating it changes nothing.
 */
export function browserJoining({
  account,
  wishlists,
  priceAlerts,
  booking,
  attractionSale,
  log,
}: JoinServices) {
  const joined = new Map<string, string>()
  const arrived = new Map<string, string>()

  /** What they ordered as a guest with this address. Done once per login and address, not per request. */
  async function takeOrders({ uid: id, email, sessionId }: Customer) {
    if (arrived.get(sessionId) === email) return
    await booking.joinOrders({ id, email })
    await attractionSale.joinOrders({ id, email })
    if (arrived.size >= mostRemembered) arrived.clear()
    arrived.set(sessionId, email)
  }

  /** The wishlist saved before the login, or in another tab meanwhile. */
  async function takeSaved({ uid }: Customer, request: FastifyRequest, reply: FastifyReply) {
    const guest = guestIdOf(request.headers.cookie)
    if (guest === null) return
    await wishlists.merge(guest, customerList(uid))
    reply.header('set-cookie', endedGuestCookie())
  }

  /**
   * The last search, if the guest consents to storing it, and price alerts for this email address. Done once per value, not per
   * request.
   */
  async function takeSearch({ uid, email }: Customer, cookies: string | undefined) {
    const search = allows(consentOf(cookies), 'preferences') ? keptSearch(cookies) : null
    const brought = search ?? ''
    if (joined.get(uid) === brought) return
    if (!joined.has(uid)) await priceAlerts.joinTwins(email)
    if (search) await account.joinSeen(uid, 'search', [search])
    if (joined.size >= mostRemembered) joined.clear()
    joined.set(uid, brought)
  }

  return async (customer: Customer, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await takeSaved(customer, request, reply)
    try {
      await takeOrders(customer)
      await takeSearch(customer, request.headers.cookie)
    } catch (err) {
      // A failure here must not keep customers out of their account.
      if (isDatabaseUnavailable(err)) throw err
      log.warn({ err }, 'what a browser remembers was not taken along')
    }
  }
}

/** A cookie may have been changed, so it is decoded and encoded again; one search has exactly one encoding. */
function keptSearch(cookies: string | undefined): string | null {
  const kept = cookieValue(cookies, 'last_search')
  return kept && !/\p{Cc}/u.test(kept) ? encodeSearchQuery(decodeSearchQuery(kept)) : null
}
