import { addDays, dayOf } from '@wojaz/travel/dates'
import { removeUploads } from '@wojaz/uploads/server'
import type { ClientBase } from 'pg'
import type { Order } from '../order.ts'
import type { Store } from '../store.ts'
import { documentsUntil } from './how-long-kept.ts'
import { findOrder } from './order-rows.ts'

/** Returns the facts of an invoice, without the travellers, their email addresses and phone numbers. */
function keptDocumentOf(order: Order) {
  const { number, state, offer, contact, price, paid, payments, placedAt, confirmedAt } = order
  const { firstName, lastName, street, postalCode, city } = contact
  const { hotelName, departureDate, returnDate } = offer
  return {
    number,
    state,
    placedAt,
    confirmedAt,
    hotelName,
    departureDate,
    returnDate,
    buyer: { firstName, lastName, street, postalCode, city },
    total: price.total,
    paid,
    payments: payments.filter(({ completedAt }) => completedAt !== null),
  }
}

/** Deletes the order and stores only what the law requires in a separate table. Of an unpaid order nothing is left. */
export async function keepApart(client: ClientBase, number: string): Promise<void> {
  const order = await findOrder(client, number)
  if (!order) return
  const until = documentsUntil(order)
  if (until)
    await client.query(
      'insert into booking.kept_documents (order_number, kept_until, document) values ($1, $2, $3) on conflict do nothing',
      [number, until, keptDocumentOf(order)],
    )
  await client.query(
    'delete from booking.refunds where payment_id in (select id from booking.payments where order_number = $1)',
    [number],
  )
  // The fact that the money arrived stays, so that it is not booked again. The sender is deleted.
  await client.query(
    `update booking.transfers set sender = '', title = '', account = null, payment_id = null where order_number = $1`,
    [number],
  )
  for (const table of ['reviews', 'resting_votes'])
    await client.query(`delete from offers.${table} where order_number = $1`, [number])
  await removeUploads(client, { kind: 'review', id: number })
  for (const table of ['payments', 'order_stock', 'seat_claims', 'quotes'])
    await client.query(`delete from booking.${table} where order_number = $1`, [number])
  const { rows } = await client.query<{ cart_id: string }>(
    'delete from booking.orders where number = $1 returning cart_id',
    [number],
  )
  await client.query('delete from booking.carts where id = $1', [rows[0]?.cart_id])
}

/** SQL condition: the order needs no more work, because no place is held and no money is under way. */
export const isSettled = `state <> 'pending'
  and not exists (select from booking.payments where order_number = number and state in ('started', 'waiting', 'refunding'))
  and not exists (select from booking.refunds join booking.payments on payments.id = payment_id
    where order_number = number and finished_at is null)`

/** Deletes orders of erased customers after their trip, and stored documents when the law no longer requires them. */
export async function forgetOrders(store: Store, now: Date): Promise<void> {
  const today = dayOf(now)
  for (;;) {
    const found = await store.change(async (client) => {
      const { rows } = await client.query<{ number: string }>(
        `select number from booking.orders where whole_until < $1 and ${isSettled} order by number limit 1
         for update skip locked`,
        [today],
      )
      for (const { number } of rows) await keepApart(client, number)
      return rows.length
    })
    if (found === 0) break
  }
  await store.query('delete from booking.kept_documents where kept_until <= $1', [addDays(today, -1)])
}
