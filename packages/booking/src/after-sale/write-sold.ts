import type { ClientBase } from 'pg'
import type { DueAmount, Order } from '../order.ts'
import type { Sold } from '../orders/order-rows.ts'

/** Stores what the order is now. The last reminder is reset, because it may have named another amount. */
export async function writeSold(
  client: ClientBase,
  { number, paid }: Pick<Order, 'number' | 'paid'>,
  sold: Partial<Sold> & Pick<Sold, 'price'>,
  { refund, schedule }: { readonly refund: number; readonly schedule: readonly DueAmount[] },
): Promise<void> {
  await client.query(
    `update booking.orders set sold = sold || $2::jsonb, total = $3, paid = $4, schedule = $5, reminded_for = null
     where number = $1`,
    [number, sold, sold.price.total, paid - refund, JSON.stringify(schedule)],
  )
}
