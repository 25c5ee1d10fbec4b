import { isDatabaseUnavailable } from '@wojaz/database'
import { allows, cookieValue } from '@wojaz/travel/guest'
import { decodeSearchQuery, encodeSearchQuery } from '@wojaz/travel/search'
import { customerList } from '@wojaz/wishlist/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../request/services.ts'
import { type Customer, consentOf } from '../request/visitor.ts'
import { endedGuestCookie, guestIdOf } from '../wishlist/guest-id.ts'

type JoinServices = Pick<Services, 'account' | 'wishlists' | 'priceAlerts' | 'log'>

/** Whom a node remembers to have joined already. */
const mostRemembered = 5_000

/** What a browser brings along becomes the customer's, from the first page after the login on. Brought twice it is there once. */
export function browserJoining({ account, wishlists, priceAlerts, log }: JoinServices) {
  const joined = new Map<string, string>()

  /** What was saved before the login, or in another tab meanwhile. */
  async function takeSaved({ uid }: Customer, request: FastifyRequest, reply: FastifyReply) {
    const guest = guestIdOf(request.headers.cookie)
    if (guest === null) return
    await wishlists.merge(guest, customerList(uid))
    reply.header('set-cookie', endedGuestCookie())
  }

  /** The last search, where the guest lets us remember it, and alerts that were asked for with this address. Once each, not per request. */
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
      await takeSearch(customer, request.headers.cookie)
    } catch (err) {
      // Nobody is kept out of their account for the sake of a search.
      if (isDatabaseUnavailable(err)) throw err
      log.warn({ err }, 'what a browser remembers was not taken along')
    }
  }
}

/** Whatever lies in a browser may have been changed there; one search has exactly one encoding. */
function keptSearch(cookies: string | undefined): string | null {
  const kept = cookieValue(cookies, 'last_search')
  return kept && !/\p{Cc}/u.test(kept) ? encodeSearchQuery(decodeSearchQuery(kept)) : null
}
