import { randomUUID } from 'node:crypto'
import { prepared } from '@wojaz/database'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { OrderPayment, OrderRefund } from '../order.ts'
import { askRefund, type NewPayment, type ToldPayment } from './payment-rows.ts'
import type { RefundReason } from './settlement.ts'

/** All payments, attempts and refunds of a purchase, oldest first. */
export interface PurchaseMoney {
  readonly payments: readonly OrderPayment[]
  readonly refunds: readonly OrderRefund[]
}

export interface PurchaseRefund {
  readonly paymentId: string
  readonly amount: number
  readonly reason: RefundReason
  readonly now: Date
}

/** `left`: the part of the payment that is not refunded. */
export type PurchaseRefundRefusal =
  | { readonly code: 'payment-unknown' }
  | { readonly code: 'more-than-came'; readonly left: number }

const insert = prepared(
  `insert into booking.payments (id, purchase, label, method, amount, paid_before, gateway, gateway_id, started_at, valid_until, next_look_at)
   values ($1, $2, $3, $4, $5, 0, $6, $7, $8, $9, $8)`,
)

export async function insertPurchasePayment(
  client: ClientBase,
  payment: NewPayment,
  { purchase, label }: { readonly purchase: string; readonly label: string },
): Promise<void> {
  const { id, method, amount, gateway, gatewayId, startedAt, validUntil } = payment
  await client.query(insert([id, purchase, label, method, amount, gateway, gatewayId, startedAt, validUntil]))
}

/** Returns the purchase of a payment. Null: it is not for a purchase, or there is no such payment. */
export async function purchaseOf(client: ClientBase, paymentId: string): Promise<string | null> {
  const { rows } = await client.query<{ purchase: string | null }>(
    'select purchase from booking.payments where id = $1',
    [paymentId],
  )
  return rows[0]?.purchase ?? null
}

/** The purchase must be locked. */
export async function findToldPayment(client: ClientBase, paymentId: string): Promise<ToldPayment | null> {
  const { rows } = await client.query<ToldPayment>(
    `select id, state, amount, paid_before as "paidBefore", gateway, gateway_id as "gatewayId"
     from booking.payments where id = $1`,
    [paymentId],
  )
  return rows[0] ?? null
}

export async function findPurchaseMoney(client: ClientBase, purchase: string): Promise<PurchaseMoney> {
  const payments = await client.query<OrderPayment>(
    `select id, state, method, amount, started_at as "startedAt", completed_at as "completedAt"
     from booking.payments where purchase = $1 order by started_at, id`,
    [purchase],
  )
  const refunds = await client.query<OrderRefund>(
    `select refunds.id, payment_id as "paymentId", refunds.amount, reason, asked_at as "askedAt", finished_at as "finishedAt"
     from booking.refunds join booking.payments on payments.id = payment_id where purchase = $1 order by asked_at, refunds.id`,
    [purchase],
  )
  return { payments: payments.rows, refunds: refunds.rows }
}

/**
 * Refunds a payment or a part of it, in the transaction that has locked the purchase. Never refunds more than was paid: refunds
 * run one after the other, and a trigger checks it too.
 */
export async function refundPurchaseIn(
  client: ClientBase,
  { paymentId, amount, reason, now }: PurchaseRefund,
): Promise<Outcome<{ readonly refundId: string }, PurchaseRefundRefusal>> {
  await client.query('select from booking.payments where id = $1 for update', [paymentId])
  const { rows } = await client.query<{ left: number }>(
    `select amount - coalesce((select sum(amount) from booking.refunds where payment_id = $1), 0)::int as left
     from booking.payments where id = $1 and purchase is not null and completed_at is not null`,
    [paymentId],
  )
  const [payment] = rows
  if (!payment) return refused({ code: 'payment-unknown' })
  if (amount > payment.left) return refused({ code: 'more-than-came', left: payment.left })
  const refundId = randomUUID()
  await askRefund(client, { id: refundId, payment: { id: paymentId, amount }, reason, now })
  return accepted({ refundId })
}
