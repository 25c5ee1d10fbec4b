import type { SignedIn } from '@wojaz/account/server'
import { isDatabaseUnavailable } from '@wojaz/database'
import type { Services } from '../request/services.ts'
import type { Customer, FindCustomer } from '../request/visitor.ts'
import { fromOfRequest } from './from-of-request.ts'
import { browserJoining } from './join-browser.ts'
import { endedSessionCookies, readSession, sessionCookies } from './session-cookies.ts'

type FinderServices = Pick<
  Services,
  'account' | 'wishlists' | 'priceAlerts' | 'booking' | 'attractionSale' | 'log'
>

/**
 * Finds the customer by the short token. If it has expired, the refresh token is exchanged within the same response, so that a
 * guest without scripts stays logged in. While the database is unavailable every visitor counts as a stranger and the catalogue
 * stays open; pages for customers only are then unavailable too (`isNeeded`).
 */
export function customerFinder(services: FinderServices): FindCustomer {
  const { account } = services
  const join = browserJoining(services)

  return async (request, reply, { isNeeded } = { isNeeded: false }) => {
    const { short, refresh } = readSession(request.headers.cookie)
    if (short === null && refresh === null) return null
    const welcome = async (known: SignedIn) => {
      const customer = customerOf(known)
      await join(customer, request, reply)
      return customer
    }
    try {
      const known = short === null ? null : await account.who(short)
      if (known) return await welcome(known)
      const renewed = refresh === null ? null : await account.refresh(refresh, fromOfRequest(request))
      reply.header('set-cookie', renewed?.ok ? sessionCookies(renewed.value.tokens) : endedSessionCookies())
      return renewed?.ok ? await welcome(renewed.value.customer) : null
    } catch (error) {
      if (isNeeded || !isDatabaseUnavailable(error)) throw error
      return null
    }
  }
}

/** Every customer counts as a returning visitor, `RETURNING` in the CMS. */
function customerOf({ id, ...known }: SignedIn): Customer {
  return { uid: id, accountType: 'CUSTOMER', segment: 'RETURNING', ...known }
}
