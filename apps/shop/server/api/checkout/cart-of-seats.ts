import type { Cart } from '@wojaz/booking'
import type { Booking } from '@wojaz/booking/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCarts } from '../../checkout/carts-cookie.ts'
import { Fault } from '../../request/errors.ts'
import { cartKeyOf } from './cart-of-call.ts'

/**
 * Finds the open cart of a call: by its key in `Cart-Id`, or, for browsers that send no headers, by its id and the cookie. The
 * key is returned in `cart-id`, as in every cart call.
 */
export async function cartOfSeats(
  booking: Booking,
  { headers, query }: Pick<FastifyRequest, 'headers' | 'query'>,
  reply: FastifyReply,
): Promise<Cart> {
  const { cart: id } = query as { cart?: string }
  const key = cartKeyOf({ headers }) ?? readCarts(headers.cookie).find((cart) => cart.id === id)?.key
  const found = key ? await booking.cartOfKey(key) : null
  if (!found?.ok) throw new Fault('not-found')
  reply.header('cart-id', key)
  return found.value
}
