import type { ClientBase } from 'pg'
import type { OrderPayment } from '../order.ts'
import type { PaymentState } from '../states/booking-states.ts'
import type { RefundReason } from './settlement.ts'

export interface PaymentRow {
  readonly id: string
  readonly orderNumber: string
  readonly state: PaymentState
  readonly method: OrderPayment['method']
  readonly amount: number
  readonly paidBefore: number
  readonly gatewayId: string | null
  readonly isStarting: boolean
  readonly startedAt: Date
  readonly validUntil: Date
}

const columns = `id, order_number as "orderNumber", state, method, amount, paid_before as "paidBefore",
  gateway_id as "gatewayId", is_starting as "isStarting", started_at as "startedAt", valid_until as "validUntil"`

export async function findPayment(client: ClientBase, id: string): Promise<PaymentRow | null> {
  const { rows } = await client.query<PaymentRow>(`select ${columns} from booking.payments where id = $1`, [
    id,
  ])
  return rows[0] ?? null
}

export async function findUnsettled(client: ClientBase, orderNumber: string): Promise<PaymentRow | null> {
  const { rows } = await client.query<PaymentRow>(
    `select ${columns} from booking.payments where order_number = $1 and state in ('started', 'waiting')`,
    [orderNumber],
  )
  return rows[0] ?? null
}

export async function insertPayment(
  client: ClientBase,
  payment: Omit<PaymentRow, 'state' | 'gatewayId' | 'isStarting'> & { gateway: string },
): Promise<void> {
  const { id, orderNumber, method, amount, paidBefore, gateway, startedAt, validUntil } = payment
  await client.query(
    `insert into booking.payments (id, order_number, method, amount, paid_before, gateway, started_at, valid_until, next_look_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $7)`,
    [id, orderNumber, method, amount, paidBefore, gateway, startedAt, validUntil],
  )
}

/** The bank's name for it; a notification may have been quicker. */
export async function knowGatewayId(client: ClientBase, id: string, gatewayId: string): Promise<void> {
  await client.query(
    `update booking.payments set gateway_id = coalesce(gateway_id, $2), is_starting = false where id = $1`,
    [id, gatewayId],
  )
}

export async function endStarting(client: ClientBase, id: string): Promise<void> {
  await client.query('update booking.payments set is_starting = false where id = $1', [id])
}

export async function movePayment(
  client: ClientBase,
  id: string,
  state: PaymentState,
  completedAt: Date | null = null,
): Promise<void> {
  await client.query(
    `update booking.payments set state = $2, is_starting = false, completed_at = coalesce(completed_at, $3) where id = $1`,
    [id, state, completedAt],
  )
}

export async function askRefund(
  client: ClientBase,
  refund: { id: string; payment: PaymentRow; reason: RefundReason; now: Date },
): Promise<void> {
  const { id, payment, reason, now } = refund
  await client.query(
    `insert into booking.refunds (id, payment_id, amount, reason, asked_at, next_try_at) values ($1, $2, $3, $4, $5, $5)`,
    [id, payment.id, payment.amount, reason, now],
  )
  await movePayment(client, payment.id, 'refunding')
}

/** Every so often, less and less, and never more than a minute apart: what the bank knows is soon known here. */
const nextLook = `$1::timestamptz + least(60, 5 * 2 ^ least(looks, 5)) * interval '1 second'`

/** Payments nobody has the last word of, each for one node at a time. */
export async function takePaymentsToLookAt(
  client: ClientBase,
  now: Date,
  most: number,
): Promise<PaymentRow[]> {
  const { rows } = await client.query<PaymentRow>(
    `update booking.payments set looks = least(looks + 1, 100), next_look_at = ${nextLook}
     where id in (
       select id from booking.payments where state in ('started', 'waiting') and next_look_at <= $1
       order by next_look_at limit $2 for update skip locked
     ) returning ${columns}`,
    [now, most],
  )
  return rows
}

export interface RefundRow {
  readonly id: string
  readonly paymentId: string
  readonly orderNumber: string
  readonly gatewayId: string
  readonly amount: number
}

export async function takeRefundsToAsk(client: ClientBase, now: Date, most: number): Promise<RefundRow[]> {
  const { rows } = await client.query<RefundRow>(
    `update booking.refunds set tries = least(tries + 1, 100),
       next_try_at = $1::timestamptz + least(60, 5 * 2 ^ least(tries, 5)) * interval '1 second'
     from booking.payments
     where payments.id = payment_id and refunds.id in (
       select id from booking.refunds where finished_at is null and next_try_at <= $1
       order by next_try_at limit $2 for update skip locked
     ) returning refunds.id, payment_id as "paymentId", order_number as "orderNumber", gateway_id as "gatewayId", refunds.amount`,
    [now, most],
  )
  return rows
}

export async function finishRefund(
  client: ClientBase,
  { id, paymentId }: RefundRow,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update booking.refunds set finished_at = $2 where id = $1 and finished_at is null',
    [id, now],
  )
  if (rowCount === 1) await movePayment(client, paymentId, 'refunded')
  return rowCount === 1
}
