import { dayOf } from '@wojaz/travel/dates'
import type { ClientBase } from 'pg'
import type { BookingOptions } from '../open-booking.ts'
import type { Order, OrderCustomer } from '../order.ts'
import type { Store } from '../store.ts'
import { joinGuestOrders } from './order-rows.ts'

/** Queues, in the given transaction, the email that says that the order is in an account now. Sent once for each order. */
export type QueueJoined = (client: ClientBase, order: Order, now: Date) => Promise<unknown>

/**
 * A guest's order joins the account whose owner has proven its email address. From then on it is that customer's alone, whoever
 * has the address later. The email is about trips that are still ahead.
 */
export function guestOrderJoining({ queueJoined, clock, onEmails }: BookingOptions, store: Store) {
  return async function joinOrders(customer: OrderCustomer): Promise<void> {
    const now = clock()
    const joined = await store.change(async (client) => {
      const orders = await joinGuestOrders(client, customer)
      for (const order of orders.filter((one) => isAhead(one, now))) await queueJoined(client, order, now)
      return orders.length
    })
    if (joined > 0) onEmails?.()
  }
}

function isAhead({ state, offer }: Order, now: Date): boolean {
  return state === 'confirmed' && offer.returnDate >= dayOf(now)
}
