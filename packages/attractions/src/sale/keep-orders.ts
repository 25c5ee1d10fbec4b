import type { OrderRow } from './order-rows.ts'
import type { SaleParts } from './sale-options.ts'

/** Longer than any payment may take: a guest who has not paid by then is not at the bank any more. */
const orderedForMs = 40 * 60_000

/** Turns orders that were not paid back into carts. Queries the bank first. */
export function orderKeeping(
  { store, clock, booking, log }: SaleParts,
  callOff: (order: Pick<OrderRow, 'transactionId'>) => Promise<void>,
) {
  return async function keepOrders(): Promise<number> {
    const { rows } = await store.query<{ transactionId: string }>(
      `select transaction_id as "transactionId" from attractions.orders
       where state = 'ordered' and placed_at < $1 order by placed_at limit 50`,
      [new Date(clock().getTime() - orderedForMs)],
    )
    for (const [at, order] of rows.entries()) {
      const settled = await booking.settlePurchase(order.transactionId)
      if (settled.ok) await callOff(order)
      else {
        // The bank is unreachable: try again in the next run.
        log.warn({ refusal: settled.refusal.code }, 'nobody knows whether an order is paid')
        return at
      }
    }
    return rows.length
  }
}
