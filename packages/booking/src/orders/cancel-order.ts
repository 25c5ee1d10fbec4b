import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { releaseStock } from '../stock/claim-stock.ts'
import type { Store } from '../store.ts'
import { findOrder, lockOrder, moveOrder } from './order-rows.ts'

export type CancelRefusal = { readonly code: 'order-unknown' | 'order-paid' | 'order-closed' }

/** Cancels an unpaid order. Its places are free for others at once. */
export function orderCancelling(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { seats, clock } = options

  return async function cancelOrder(number: string): Promise<Outcome<Order, CancelRefusal>> {
    // The bank's answer does not matter: money that arrives anyway is refunded automatically.
    await callOff(number)
    const cancelled = await store.decide<Order, CancelRefusal>(async (client) => {
      const order = await lockOrder(client, number)
      if (!order) return refused({ code: 'order-unknown' })
      if (order.state === 'cancelled') return accepted(order)
      if (order.state !== 'pending')
        return refused({ code: order.state === 'confirmed' ? 'order-paid' : 'order-closed' })
      await releaseStock(client, number)
      await seats.giveBack(client, number)
      await moveOrder(client, number, 'cancelled')
      const after = (await findOrder(client, number)) as Order
      await options.queueEmails(client, after, clock())
      return accepted(after)
    })
    if (cancelled.ok) options.onEmails?.()
    return cancelled
  }
}
