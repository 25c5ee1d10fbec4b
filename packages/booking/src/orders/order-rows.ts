import type { Locale } from '@wojaz/travel'
import type { ClientBase, Pool } from 'pg'
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

export async function findOrder(client: ClientBase | Pool, number: string): Promise<Order | null> {
  const { rows } = await client.query<OrderRow>(`${selectOrder} where number = $1`, [number])
  return rows[0] ? orderOf(rows[0]) : null
}

export async function findOrderOfCart(client: ClientBase | Pool, cartId: string): Promise<Order | null> {
  const { rows } = await client.query<OrderRow>(`${selectOrder} where cart_id = $1`, [cartId])
  return rows[0] ? orderOf(rows[0]) : null
}
