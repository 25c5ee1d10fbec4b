import type { Customer as AccountCustomer } from '@wojaz/account/server'
import { isDatabaseUnavailable } from '@wojaz/database'
import { customerList } from '@wojaz/wishlist/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import type { Customer, FindCustomer } from '../visitor.ts'
import { endedGuestCookie, guestIdOf } from '../wishlist/guest-id.ts'
import { endedSessionCookies, readSession, sessionCookies } from './session-cookies.ts'

type FinderServices = Pick<Services, 'account' | 'wishlists'>

/**
 * Who asks, by the short token; where that has run out, the refresh token is exchanged with this very answer, so that a guest without
 * scripts stays logged in. While the database is away everybody is a stranger: the catalogue stays open.
 */
export function customerFinder({ account, wishlists }: FinderServices): FindCustomer {
  /** What was saved before the login, or in another tab meanwhile, is the customer's from the first page on. */
  async function takeSaved(customer: Customer, request: FastifyRequest, reply: FastifyReply) {
    const guest = guestIdOf(request.headers.cookie)
    if (guest === null) return
    await wishlists.merge(guest, customerList(customer.uid))
    reply.header('set-cookie', endedGuestCookie())
  }

  return async (request, reply) => {
    const { short, refresh } = readSession(request.headers.cookie)
    if (short === null && refresh === null) return null
    const welcome = async (known: AccountCustomer) => {
      const customer = customerOf(known)
      await takeSaved(customer, request, reply)
      return customer
    }
    try {
      const known = short === null ? null : await account.who(short)
      if (known) return await welcome(known)
      const renewed = refresh === null ? null : await account.refresh(refresh)
      reply.header('set-cookie', renewed?.ok ? sessionCookies(renewed.value.tokens) : endedSessionCookies())
      return renewed?.ok ? await welcome(renewed.value.customer) : null
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return null
    }
  }
}

/** A customer has been here before: that is what editors call `RETURNING`. */
function customerOf({ id, email, firstName }: AccountCustomer): Customer {
  return { uid: id, accountType: 'CUSTOMER', segment: 'RETURNING', email, firstName }
}
