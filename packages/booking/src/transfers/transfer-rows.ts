import type { ClientBase } from 'pg'
import type { Store } from '../store.ts'
import type { Misfit, ReceivedTransfer, Transfer } from './transfer.ts'

const columns = `id, reference, amount, received_on::text as "receivedOn", sender, account, title, state, misfit,
  added_by as "addedBy"`

/** Returns false when this transfer is already stored. */
export async function insertTransfer(
  client: ClientBase,
  transfer: ReceivedTransfer & { readonly id: string; readonly misfit: Misfit | null },
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<boolean> {
  const { id, reference, amount, receivedOn, sender, account, title, misfit } = transfer
  const { rowCount } = await client.query(
    `insert into booking.transfers (id, reference, amount, received_on, sender, account, title, misfit, added_by, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (reference) do nothing`,
    [id, reference, amount, receivedOn, sender, account, title, misfit, by, now],
  )
  return rowCount === 1
}

/** Locks a transfer until the end of the transaction. */
export async function lockTransfer(client: ClientBase, id: string): Promise<Transfer | null> {
  const { rows } = await client.query<Transfer>(
    `select ${columns} from booking.transfers where id = $1 for update`,
    [id],
  )
  return rows[0] ?? null
}

export async function markBooked(
  client: ClientBase,
  { id, number, paymentId, now }: { id: string; number: string; paymentId: string; now: Date },
): Promise<void> {
  await client.query(
    `update booking.transfers set state = 'booked', order_number = $2, payment_id = $3, settled_at = $4 where id = $1`,
    [id, number, paymentId, now],
  )
}

/** Reads what staff have to do with transfers, oldest first. */
export function transferReading(store: Store) {
  const inState = (state: Transfer['state']) => async (): Promise<readonly Transfer[]> => {
    const { rows } = await store.query<Transfer>(
      `select ${columns} from booking.transfers where state = $1 order by received_on, id limit 200`,
      [state],
    )
    return rows
  }
  return {
    unmatchedTransfers: inState('unmatched'),
    transfersToReturn: inState('returning'),

    /** Returns which of these are already stored. */
    async knownReferences(references: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await store.query<{ reference: string }>(
        'select reference from booking.transfers where reference = any($1)',
        [references],
      )
      return new Set(rows.map(({ reference }) => reference))
    },

    /** Returns refunds of money that came by transfer. Staff must send them, because no gateway does. */
    async refundsToSend(): Promise<readonly RefundToSend[]> {
      const { rows } = await store.query<RefundToSend>(
        `select refunds.id, payments.order_number as "orderNumber", refunds.amount, reason, asked_at as "askedAt", sender, account
         from booking.refunds join booking.payments on payments.id = payment_id
           left join booking.transfers on transfers.payment_id = payments.id
         where gateway = 'transfer' and finished_at is null order by asked_at limit 200`,
        [],
      )
      return rows
    },

    /**
     * Returns money at gateways that did not count: what is refunded automatically, and what belongs to no payment of ours.
     * Newest first.
     */
    async unfitAtGateways(): Promise<readonly UnfitPayment[]> {
      const { rows } = await store.query<UnfitPayment>(
        `(select gateway, payment_id as id, null as "orderNumber", null as label, amount, code as why, heard_at as at, null as "finishedAt"
          from booking.unfit_payments order by heard_at desc limit 50)
         union all
         (select gateway, payments.id::text, order_number, coalesce(label, order_number), refunds.amount, reason, asked_at, finished_at
          from booking.refunds join booking.payments on payments.id = payment_id
          where gateway <> 'transfer' and reason in ('places-gone', 'paid-twice', 'cancelled')
          order by asked_at desc limit 50)
         order by at desc limit 50`,
        [],
      )
      return rows
    },
  }
}

export interface RefundToSend {
  readonly id: string
  readonly orderNumber: string
  readonly amount: number
  readonly reason: string
  readonly askedAt: Date
  readonly sender: string | null
  readonly account: string | null
}

export interface UnfitPayment {
  readonly gateway: string
  readonly id: string
  /** Null: it is for nothing of ours, or not for a trip. */
  readonly orderNumber: string | null
  /** What it was for, as staff read it; null: for nothing of ours. */
  readonly label: string | null
  readonly amount: number
  /** Why it was refunded, or why it belongs to no payment. */
  readonly why: string
  readonly at: Date
  /** Null: it is not paid out yet. */
  readonly finishedAt: Date | null
}
