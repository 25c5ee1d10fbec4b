import type { ClientBase } from 'pg'
import type { Goodwill } from '../on-behalf/goodwill.ts'
import type { Order } from '../order.ts'
import { revivedOrder } from '../orders/revived-order.ts'
import type { Contact, Participant } from '../participant.ts'
import type { ChangePrice } from './change-price.ts'
import type { UpsellsPrice } from './upsells-price.ts'

/** A change of a sold trip. `id` names its email and the documents that it replaced. */
export type OrderChange = {
  readonly id: string
  readonly at: Date
  /** The order before the change. Its old documents are rendered from it. Null: it was not stored for an old change. */
  readonly replaced: Order | null
  /** The member of staff who did it for the guest; null: the guest did it. */
  readonly by: string | null
} & ChangeFacts

export type ChangeFacts =
  | { readonly kind: 'contact'; readonly facts: ContactFacts }
  | {
      readonly kind: 'correction' | 'transfer'
      readonly facts: PersonFacts
    }
  | { readonly kind: 'trip'; readonly facts: TripFacts }
  | { readonly kind: 'upsells'; readonly facts: UpsellsFacts }
  | { readonly kind: 'reduction'; readonly facts: ReductionFacts }

/** A change of the person who ordered. */
export interface ContactFacts {
  readonly before: Contact
  readonly after: Contact
  /** Number of the invoice of correction, from 1; absent: the name did not change. */
  readonly nth?: number
}

/** A change of one traveller, given by their place in the party before the change. */
export interface PersonFacts {
  readonly person: number
  readonly before?: Participant
  readonly after: Participant
  /** The change of the price; absent: the price did not change. */
  readonly trip?: TripFacts
  /** The part of the fee that staff waived. */
  readonly goodwill?: Goodwill
}

/** Upsells that were added and returned. */
export interface UpsellsFacts
  extends Pick<UpsellsPrice, 'added' | 'addedSeats' | 'returned' | 'returnedSeats'> {
  readonly total: number
  /** Number of the invoice of correction, from 1; absent: nothing was returned, so none is needed. */
  readonly nth?: number
}

/** A refund by staff. It reduces the price, or the fee of a cancelled trip. */
export interface ReductionFacts {
  readonly goodwill: Goodwill
  readonly before: number
  readonly total: number
  /**
   * Number of the invoice of correction; absent: the trip was cancelled, and the correction of its cancellation includes the
   * refund.
   */
  readonly nth?: number
}

/** A change of date, airport, room, board or party. */
export interface TripFacts
  extends Pick<ChangePrice, 'before' | 'difference' | 'fee' | 'feeKind' | 'refund' | 'goodwill'> {
  readonly total: number
  /** Number of the invoice of correction, from 1. */
  readonly nth: number
}

/** Returns the change of the price, or null when no invoice of correction is needed. */
export function tripFactsOf(change: ChangeFacts): TripFacts | null {
  if (change.kind === 'trip') return change.facts
  return change.kind === 'correction' || change.kind === 'transfer' ? (change.facts.trip ?? null) : null
}

/** Adds a change to the history and returns its id. Rows of the history are never updated. */
export async function insertChange(
  client: ClientBase,
  order: Order,
  { kind, facts }: ChangeFacts,
  now: Date,
  by: string | null = null,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into booking.order_changes (order_number, at, kind, facts, replaced, made_by) values ($1, $2, $3, $4, $5, $6)
     returning id`,
    [order.number, now, kind, facts, order, by],
  )
  return rows[0]?.id ?? ''
}

/** Returns the number of the next invoice of correction. */
export async function nextCorrection(client: ClientBase, number: string): Promise<number> {
  const { rows } = await client.query<{ next: number }>(
    `select count(*)::int + 1 as next from booking.order_changes where order_number = $1
       and (facts ? 'nth' or facts -> 'trip' ? 'nth')`,
    [number],
  )
  return rows[0]?.next ?? 1
}

/** Returns the changes of an order, newest first. */
export async function findChanges(client: ClientBase, number: string): Promise<OrderChange[]> {
  const { rows } = await client.query<OrderChange>(
    `select id::text, at, kind, facts, replaced, made_by as by from booking.order_changes where order_number = $1
     order by order_changes.id desc limit 200`,
    [number],
  )
  return rows.map((row) => ({ ...row, replaced: row.replaced && revivedOrder(row.replaced) }))
}
