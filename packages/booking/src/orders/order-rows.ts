import type { Locale } from '@wojaz/travel'
import type { ClientBase } from 'pg'
import type { DueAmount, Order, OrderPayment, PaymentVariant } from '../order.ts'
import type { OrderState } from '../states/booking-states.ts'

/** As it was sold, word for word. */
export type Sold = Pick<Order, 'offer' | 'participants' | 'contact' | 'upsells' | 'seats' | 'price'>

interface OrderRow {
  number: string
  cartId: string
  state: OrderState
  locale: Locale
  sold: Sold
  paid: number
  variant: PaymentVariant | null
  schedule: readonly DueAmount[]
  placedAt: Date
  confirmedAt: Date | null
  heldUntil: Date
  payments: readonly (Omit<OrderPayment, 'startedAt' | 'completedAt'> & {
    startedAt: string
    completedAt: string | null
  })[]
}

const selectOrder = `select number, cart_id as "cartId", state, locale, sold, paid, variant, schedule, placed_at as "placedAt",
    confirmed_at as "confirmedAt", held_until as "heldUntil",
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'state', payments.state, 'method', method, 'amount', amount,
        'startedAt', started_at, 'completedAt', completed_at) order by started_at, id)
      from booking.payments where order_number = number), '[]') as payments
  from booking.orders`

function orderOf({ cartId: _cart, sold, payments, ...row }: OrderRow): Order {
  return {
    ...row,
    ...sold,
    payments: payments.map((payment) => ({
      ...payment,
      startedAt: new Date(payment.startedAt),
      completedAt: payment.completedAt === null ? null : new Date(payment.completedAt),
    })),
  }
}

export async function findOrder(client: ClientBase, number: string): Promise<Order | null> {
  const { rows } = await client.query<OrderRow>(`${selectOrder} where number = $1`, [number])
  return rows[0] ? orderOf(rows[0]) : null
}

export async function findOrderOfCart(client: ClientBase, cartId: string): Promise<Order | null> {
  const { rows } = await client.query<OrderRow>(`${selectOrder} where cart_id = $1`, [cartId])
  return rows[0] ? orderOf(rows[0]) : null
}

export async function insertOrder(
  client: ClientBase,
  order: Pick<OrderRow, 'number' | 'cartId' | 'locale' | 'sold' | 'placedAt' | 'heldUntil'>,
): Promise<void> {
  const { number, cartId, locale, sold, placedAt, heldUntil } = order
  await client.query(
    `insert into booking.orders (number, cart_id, locale, sold, total, placed_at, held_until)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [number, cartId, locale, sold, sold.price.total, placedAt, heldUntil],
  )
}

/** Whoever changes an order has it alone until it is done; every change begins here. */
export async function lockOrder(
  client: ClientBase,
  number: string,
  wait: '' | 'skip locked' = '',
): Promise<Order | null> {
  const { rowCount } = await client.query(`select from booking.orders where number = $1 for update ${wait}`, [
    number,
  ])
  return rowCount === 1 ? findOrder(client, number) : null
}

/** The state table is asked by a trigger, too. */
export async function moveOrder(client: ClientBase, number: string, state: OrderState): Promise<void> {
  await client.query('update booking.orders set state = $2 where number = $1', [number, state])
}

/** Whether one of the keys is a key of the cart it was ordered from. */
export async function isOrderedBy(
  client: ClientBase,
  number: string,
  keyHashes: readonly Buffer[],
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from booking.orders join booking.cart_keys using (cart_id) where number = $1 and key_hash = any($2)`,
    [number, keyHashes],
  )
  return rowCount !== null && rowCount > 0
}
