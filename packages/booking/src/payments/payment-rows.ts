import { randomUUID } from 'node:crypto'
import { prepared } from '@wojaz/database'
import type { ClientBase } from 'pg'
import type { Order, OrderPayment } from '../order.ts'
import type { PaymentState } from '../states/booking-states.ts'
import type { PayableName, PayableNames } from './payable.ts'
import type { RefundReason } from './settlement.ts'

export interface PaymentRow extends PayableNames {
  readonly id: string
  readonly state: PaymentState
  readonly method: OrderPayment['method']
  readonly amount: number
  readonly paidBefore: number
  readonly gateway: string
  readonly gatewayId: string | null
  readonly isStarting: boolean
  readonly startedAt: Date
  readonly validUntil: Date
}

/** An attempt before it begins. */
export type NewPayment = Pick<
  PaymentRow,
  'id' | 'method' | 'amount' | 'gateway' | 'gatewayId' | 'startedAt' | 'validUntil'
>

/** The fields that a decision needs. */
export type ToldPayment = Pick<PaymentRow, 'id' | 'state' | 'amount' | 'paidBefore' | 'gateway' | 'gatewayId'>

const columns = `id, order_number as "orderNumber", purchase, state, method, amount, paid_before as "paidBefore",
  gateway, gateway_id as "gatewayId", is_starting as "isStarting", started_at as "startedAt", valid_until as "validUntil"`

const byId = prepared(`select ${columns} from booking.payments where id = $1`)

export async function findPayment(client: ClientBase, id: string): Promise<PaymentRow | null> {
  const { rows } = await client.query<PaymentRow>(byId([id]))
  return rows[0] ?? null
}

/** Returns the payment only if it is for an order. */
export async function findOrderPayment(
  client: ClientBase,
  id: string,
): Promise<(PaymentRow & { readonly orderNumber: string }) | null> {
  const payment = await findPayment(client, id)
  return payment && isForOrder(payment) ? payment : null
}

const isForOrder = (payment: PaymentRow): payment is PaymentRow & { readonly orderNumber: string } =>
  payment.orderNumber !== null

const unsettled = (column: 'order_number' | 'purchase') =>
  prepared(`select ${columns} from booking.payments where ${column} = $1 and state in ('started', 'waiting')`)
const unsettledOfOrder = unsettled('order_number')
const unsettledOfPurchase = unsettled('purchase')

export async function findUnsettled(client: ClientBase, name: PayableName): Promise<PaymentRow | null> {
  const { rows } = await client.query<PaymentRow>(
    'purchase' in name ? unsettledOfPurchase([name.purchase]) : unsettledOfOrder([name.orderNumber]),
  )
  return rows[0] ?? null
}

const insert = prepared(
  `with held as (
     update booking.orders set held_until = case when paid = 0 then $8 else held_until end,
       variant = case when paid = 0 then $10 else variant end,
       schedule = case when paid = 0 then $11::jsonb else schedule end
     where number = $2 and state = $9 and paid = $5 returning number
   )
   insert into booking.payments (id, order_number, method, amount, paid_before, gateway, gateway_id, started_at, valid_until, next_look_at)
   select $1::uuid, number, $3, $4::int, $5::int, $6, $12, $7::timestamptz, $8::timestamptz, $7::timestamptz from held`,
)

/**
 * Stores an attempt if the order has not changed since it was read. The first attempt sets how the guest pays, and the places are
 * held while it lasts. Returns false when the order has changed.
 */
export async function insertPayment(
  client: ClientBase,
  payment: NewPayment & { readonly orderNumber: string; readonly paidBefore: number },
  { state, variant, schedule }: Pick<Order, 'state' | 'variant' | 'schedule'>,
): Promise<boolean> {
  const { id, orderNumber, method, amount, paidBefore, gateway, gatewayId, startedAt, validUntil } = payment
  const { rowCount } = await client.query(
    insert([
      ...[id, orderNumber, method, amount, paidBefore, gateway, startedAt, validUntil],
      ...[state, variant, JSON.stringify(schedule), gatewayId],
    ]),
  )
  return rowCount === 1
}

/** True when another request started an attempt for the same thing. */
export function isBegunTwice(fault: unknown): boolean {
  const { code, constraint = '' } = fault as { code?: string; constraint?: string }
  return code === '23505' && constraint.startsWith('one_unsettled_payment')
}

const waits = prepared(
  `update booking.payments set gateway_id = coalesce(gateway_id, $2), is_starting = false,
     state = case when state = any($4::text[]) then 'waiting' else state end
   where id = $1 and amount = $3 and gateway = $5 and ($2::text is null or coalesce(gateway_id, $2) = $2)`,
)

interface MarkedPayment {
  readonly paymentId: string
  readonly gateway: string
  readonly gatewayId: string | null
  readonly amount: number
}

/**
 * Marks a payment as waiting for the bank. Returns false when there is no such payment, or its amount, gateway or gateway id
 * differs.
 */
export async function markWaiting(
  client: ClientBase,
  { paymentId, gateway, gatewayId, amount }: MarkedPayment,
  from: readonly PaymentState[],
): Promise<boolean> {
  const { rowCount } = await client.query(waits([paymentId, gatewayId, amount, from, gateway]))
  return rowCount === 1
}

const settlePayment = prepared(
  `with came as (
     update booking.payments set state = 'completed', is_starting = false, completed_at = coalesce(completed_at, $3)
     where id = $2
   )
   update booking.orders set state = 'confirmed', paid = paid + $4, confirmed_at = coalesce(confirmed_at, $3) where number = $1`,
)

/** Counts the money of a completed payment. */
export async function confirmOrder(
  client: ClientBase,
  order: Order,
  { id, amount }: ToldPayment,
  now: Date,
): Promise<Order> {
  await client.query(settlePayment([order.number, id, now, amount]))
  const came = (payment: OrderPayment): OrderPayment =>
    payment.id === id ? { ...payment, state: 'completed', completedAt: payment.completedAt ?? now } : payment
  return {
    ...order,
    state: 'confirmed',
    paid: order.paid + amount,
    confirmedAt: order.confirmedAt ?? now,
    payments: order.payments.map(came),
  }
}

/** Stores the bank's id of a payment. A webhook may have done it first. */
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
    `update booking.payments set state = $2, is_starting = false, completed_at = coalesce(completed_at, $3),
       next_look_at = 'infinity' where id = $1`,
    [id, state, completedAt],
  )
}

/** Stores money at a bank that belongs to no payment of ours, once, so that staff can ask the bank. */
export async function noteUnfit(
  client: ClientBase,
  { gateway, paymentId, gatewayId, amount }: MarkedPayment,
  code: 'payment-unknown' | 'amount-differs',
  now: Date,
): Promise<void> {
  await client.query(
    `insert into booking.unfit_payments (gateway, payment_id, gateway_id, amount, code, heard_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [gateway, paymentId, gatewayId ?? '', amount, code, now],
  )
}

/** Gives up an attempt. A guest who has its page open can still pay, so it is queried again after its time. */
export async function giveUpPayment(client: ClientBase, id: string): Promise<void> {
  await client.query(
    `update booking.payments set state = 'refused', is_starting = false, next_look_at = valid_until + interval '3 minutes'
     where id = $1`,
    [id],
  )
}

/** Requests a refund of a payment or a part of it. A partly refunded payment stays completed. */
export async function askRefund(
  client: ClientBase,
  refund: { id: string; payment: Pick<ToldPayment, 'id' | 'amount'>; reason: RefundReason; now: Date },
): Promise<void> {
  const { id, payment, reason, now } = refund
  await client.query(
    `insert into booking.refunds (id, payment_id, amount, reason, asked_at, next_try_at) values ($1, $2, $3, $4, $5, $5)`,
    [id, payment.id, payment.amount, reason, now],
  )
  await client.query(
    `update booking.payments set state = 'refunding', is_starting = false
     where id = $1 and state = 'completed' and amount = (select sum(amount) from booking.refunds where payment_id = $1)`,
    [payment.id],
  )
}

/** Requests refunds in several parts, each by the payment that brought the money. */
export async function askReturns(
  client: ClientBase,
  returns: readonly { readonly paymentId: string; readonly amount: number }[],
  reason: RefundReason,
  now: Date,
): Promise<void> {
  for (const { paymentId, amount } of returns)
    await askRefund(client, { id: randomUUID(), payment: { id: paymentId, amount }, reason, now })
}

/** SQL: the next query, with growing intervals of at most a minute. */
const nextLook = `$1::timestamptz + least(60, 5 * 2 ^ least(looks, 5)) * interval '1 second'`
/** SQL: an attempt that was given up is queried for half an hour after its time, then no more. */
const nextLastLook = `case when $1 > valid_until + interval '30 minutes' then 'infinity' else $1::timestamptz + interval '10 minutes' end`

/** Claims payments of one gateway without a final answer, each for one node at a time. */
export async function takePaymentsToLookAt(
  client: ClientBase,
  gateway: string,
  now: Date,
  most: number,
): Promise<PaymentRow[]> {
  const { rows } = await client.query<PaymentRow>(
    `update booking.payments set looks = least(looks + 1, 100),
       next_look_at = case when state = 'refused' then ${nextLastLook} else ${nextLook} end
     where id in (
       select id from booking.payments where state in ('started', 'waiting', 'refused') and gateway = $3 and next_look_at <= $1
       order by next_look_at limit $2 for update skip locked
     ) returning ${columns}`,
    [now, most, gateway],
  )
  return rows
}
