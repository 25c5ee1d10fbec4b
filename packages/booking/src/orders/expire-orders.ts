import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { releaseStock } from '../stock/claim-stock.ts'
import type { Store } from '../store.ts'
import { findOrder, lockOrder, moveOrder } from './order-rows.ts'

const armful = 50

/** Expires orders that were not paid in time and releases their places. Returns how many. */
export function orderExpiring(options: BookingOptions, store: Store) {
  const { seats, clock } = options

  async function expire(number: string): Promise<number> {
    return store.change(async (client) => {
      const order = await lockOrder(client, number, 'skip locked')
      if (order?.state !== 'pending' || order.heldUntil >= clock()) return 0
      await releaseStock(client, number)
      await seats.giveBack(client, number)
      await moveOrder(client, number, 'expired')
      await options.queueEmails(client, (await findOrder(client, number)) as Order, clock())
      return 1
    })
  }

  return async function expireHolds(): Promise<number> {
    const due = await store.read((client) =>
      client.query<{ number: string }>(
        `select number from booking.orders where state = 'pending' and held_until < $1 order by held_until limit $2`,
        [clock(), armful],
      ),
    )
    let expired = 0
    for (const { number } of due.rows) expired += await expire(number)
    if (expired > 0) options.onEmails?.()
    return expired
  }
}
