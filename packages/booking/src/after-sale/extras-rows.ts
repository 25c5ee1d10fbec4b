import type { ClientBase } from 'pg'
import type { DueAmount, Order } from '../order.ts'
import { insertChange } from './change-rows.ts'
import type { ExtrasPrice } from './extras-price.ts'

/** The trip is sold anew with these extras; what was before stays in its history. Answers with the name of the change. */
export async function writeExtras(
  client: ClientBase,
  order: Order,
  terms: ExtrasPrice,
  schedule: readonly DueAmount[],
  now: Date,
): Promise<string> {
  const { upsells, seats, price, refund, added, addedSeats, returned, returnedSeats } = terms
  await client.query(
    `update booking.orders set sold = sold || $2::jsonb, total = $3, paid = $4, schedule = $5::jsonb where number = $1`,
    [order.number, { upsells, seats, price }, price.total, order.paid - refund, JSON.stringify(schedule)],
  )
  const facts = { added, addedSeats, returned, returnedSeats, total: price.total }
  return insertChange(client, order, { kind: 'extras', facts }, now)
}
