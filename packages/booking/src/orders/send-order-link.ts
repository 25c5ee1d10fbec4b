import { canonicalEmail } from '@wojaz/travel/guest'
import type { ClientBase } from 'pg'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import type { Store } from '../store.ts'
import { findOrder } from './order-rows.ts'
import type { OrderWish } from './read-order-wish.ts'

/** Queues the email with the link to an order, unless the daily limit is reached. `place` is the household that asks. */
export type QueueOrderLink = (client: ClientBase, order: Order, place: string, now: Date) => Promise<unknown>

/**
 * For guests who come back in another browser. The link is sent to the address of the order, and only if it was entered together
 * with the number. The answer does not reveal whether an order was found.
 */
export function orderLinkSending({ queueOrderLink, clock, onEmails }: BookingOptions, store: Store) {
  return async function sendOrderLink({ number, email }: OrderWish, place: string): Promise<void> {
    await store.change(async (client) => {
      const order = await findOrder(client, number)
      if (order && canonicalEmail(order.contact.email) === canonicalEmail(email))
        await queueOrderLink(client, order, place, clock())
    })
    onEmails?.()
  }
}
