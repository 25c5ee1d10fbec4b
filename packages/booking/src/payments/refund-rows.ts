import type { ClientBase } from 'pg'
import type { PayableNames } from './payable.ts'

export interface RefundRow extends PayableNames {
  readonly id: string
  /** Its id at the bank: the refund's id, or a new one after the bank rejected that. */
  readonly askedAs: string
  readonly paymentId: string
  /** The number that the guest reads. */
  readonly label: string
  readonly gatewayId: string
  readonly amount: number
}

export type RefundToFinish = Pick<RefundRow, 'id' | 'paymentId' | 'orderNumber' | 'purchase' | 'amount'>

/** Claims refunds that one bank has not paid out, each for one node at a time. */
export async function takeRefundsToAsk(
  client: ClientBase,
  gateway: string,
  now: Date,
  most: number,
): Promise<RefundRow[]> {
  const { rows } = await client.query<RefundRow>(
    `update booking.refunds set tries = least(tries + 1, 100),
       next_try_at = $1::timestamptz + least(60, 5 * 2 ^ least(tries, 5)) * interval '1 second'
     from booking.payments
     where payments.id = payment_id and refunds.id in (
       select refunds.id from booking.refunds join booking.payments on payments.id = payment_id
       where finished_at is null and next_try_at <= $1 and gateway = $3
       order by next_try_at limit $2 for update of refunds skip locked
     ) returning refunds.id, coalesce(asked_as, refunds.id) as "askedAs", payment_id as "paymentId",
       order_number as "orderNumber", purchase, coalesce(label, order_number) as label, gateway_id as "gatewayId", refunds.amount`,
    [now, most, gateway],
  )
  return rows
}

/** Returns a refund that this gateway has not paid out. */
export async function findRefundToSend(
  client: ClientBase,
  id: string,
  gateway: string,
): Promise<RefundToFinish | null> {
  const { rows } = await client.query<RefundToFinish>(
    `select refunds.id, payment_id as "paymentId", order_number as "orderNumber", purchase, refunds.amount
     from booking.refunds join booking.payments on payments.id = payment_id
     where refunds.id = $1 and gateway = $2 and finished_at is null`,
    [id, gateway],
  )
  return rows[0] ?? null
}

export async function finishRefund(
  client: ClientBase,
  { id, paymentId }: Pick<RefundRow, 'id' | 'paymentId'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update booking.refunds set finished_at = $2 where id = $1 and finished_at is null',
    [id, now],
  )
  if (rowCount === 1)
    await client.query(
      `update booking.payments set state = 'refunded'
       where id = $1 and state = 'refunding' and not exists (
         select from booking.refunds where payment_id = $1 and finished_at is null)`,
      [paymentId],
    )
  return rowCount === 1
}

/** Gives a rejected refund a new id, with which it is requested from `at` on. A second call changes nothing. */
export async function renameRefund(
  client: ClientBase,
  { id, askedAs }: RefundRow,
  name: string,
  at: Date,
): Promise<void> {
  await client.query(
    `update booking.refunds set asked_as = $3, next_try_at = $4
     where id = $1 and finished_at is null and coalesce(asked_as, id) = $2`,
    [id, askedAs, name, at],
  )
}

/** The bank has reported a change: query it at once. */
export async function hurryRefund(
  client: ClientBase,
  gateway: string,
  name: string,
  now: Date,
): Promise<void> {
  await client.query(
    `update booking.refunds set next_try_at = $3 from booking.payments
     where payments.id = payment_id and gateway = $1 and finished_at is null and coalesce(asked_as, refunds.id)::text = $2`,
    [gateway, name, now],
  )
}

/** Counts payments and refunds without a final answer that are at none of these banks. */
export async function countAtOthers(
  client: ClientBase,
  gateways: readonly string[],
): Promise<{ readonly payments: number; readonly refunds: number }> {
  const { rows } = await client.query<{ payments: number; refunds: number }>(
    `select (select count(*)::int from booking.payments where state in ('started', 'waiting') and gateway <> all($1)) as payments,
       (select count(*)::int from booking.refunds join booking.payments on payments.id = payment_id
        where finished_at is null and gateway <> all($1)) as refunds`,
    [gateways],
  )
  return rows[0] ?? { payments: 0, refunds: 0 }
}
