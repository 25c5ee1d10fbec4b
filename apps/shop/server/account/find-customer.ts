import type { Account, Customer as AccountCustomer } from '@wojaz/account/server'
import { isDatabaseUnavailable } from '@wojaz/database'
import type { Customer, FindCustomer } from '../visitor.ts'
import { endedSessionCookies, readSession, sessionCookies } from './session-cookies.ts'

/**
 * Who asks, by the short token; where that has run out, the refresh token is exchanged with this very answer, so that a guest without
 * scripts stays logged in. While the database is away everybody is a stranger: the catalogue stays open.
 */
export function customerFinder(account: Pick<Account, 'who' | 'refresh'>): FindCustomer {
  return async (request, reply) => {
    const { short, refresh } = readSession(request.headers.cookie)
    if (short === null && refresh === null) return null
    try {
      const known = short === null ? null : await account.who(short)
      if (known) return customerOf(known)
      const renewed = refresh === null ? null : await account.refresh(refresh)
      const secure = request.protocol === 'https'
      reply.header(
        'set-cookie',
        renewed?.ok ? sessionCookies(renewed.value.tokens, secure) : endedSessionCookies(secure),
      )
      return renewed?.ok ? customerOf(renewed.value.customer) : null
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return null
    }
  }
}

/** A customer has been here before: that is what editors call `RETURNING`. */
export function customerOf({ id, email, firstName }: AccountCustomer): Customer {
  return { uid: id, accountType: 'CUSTOMER', segment: 'RETURNING', email, firstName }
}
