import type { ClientBase } from 'pg'
import type { Goodwill } from '../on-behalf/goodwill.ts'
import type { Order } from '../order.ts'
import { revivedOrder } from '../orders/revived-order.ts'
import type { Contact, Participant } from '../participant.ts'
import type { ChangePrice } from './change-price.ts'
import type { UpsellsPrice } from './upsells-price.ts'

/** What was changed of a sold trip; `id` names the email and the documents that it replaced. */
export type OrderChange = {
  readonly id: string
  readonly at: Date
  /** The order as it was: the documents of before are drawn from it. Null: of an old change it was not kept. */
  readonly replaced: Order | null
  /** Who of the staff did it for the guest; null: the guest. */
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

/** Of whoever ordered. */
export interface ContactFacts {
  readonly before: Contact
  readonly after: Contact
  /** Of the invoices of correction, from 1; absent: the name on them stayed. */
  readonly nth?: number
}

/** Of one traveller, by their place in the party as it was. */
export interface PersonFacts {
  readonly person: number
  readonly before?: Participant
  readonly after: Participant
  /** What the price became; absent: it stayed as it was. */
  readonly trip?: TripFacts
  /** What staff have waived of the fee. */
  readonly goodwill?: Goodwill
}

/** What was added and given back. */
export interface UpsellsFacts
  extends Pick<UpsellsPrice, 'added' | 'addedSeats' | 'returned' | 'returnedSeats'> {
  readonly total: number
  /** Of the invoices of correction, from 1; absent: nothing was given back, and none is needed. */
  readonly nth?: number
}

/** Money that staff gave back: the price is as much less, or the fee of a trip that was called off. */
export interface ReductionFacts {
  readonly goodwill: Goodwill
  readonly before: number
  readonly total: number
  /** Of the invoices of correction; absent: the trip was called off, and its own correction says it. */
  readonly nth?: number
}

/** Of another date, airport, room, board or party. */
export interface TripFacts
  extends Pick<ChangePrice, 'before' | 'difference' | 'fee' | 'feeKind' | 'refund' | 'goodwill'> {
  readonly total: number
  /** Of the invoices of correction, from 1. */
  readonly nth: number
}

/** What a change made of the price; null: nothing that needs an invoice of correction. */
export function tripFactsOf(change: ChangeFacts): TripFacts | null {
  if (change.kind === 'trip') return change.facts
  return change.kind === 'correction' || change.kind === 'transfer' ? (change.facts.trip ?? null) : null
}

/** The history is never rewritten. Answers with the name of the change. */
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

/** The number of the next invoice of correction. */
export async function nextCorrection(client: ClientBase, number: string): Promise<number> {
  const { rows } = await client.query<{ next: number }>(
    `select count(*)::int + 1 as next from booking.order_changes where order_number = $1
       and (facts ? 'nth' or facts -> 'trip' ? 'nth')`,
    [number],
  )
  return rows[0]?.next ?? 1
}

/** The newest first. */
export async function findChanges(client: ClientBase, number: string): Promise<OrderChange[]> {
  const { rows } = await client.query<OrderChange>(
    `select id::text, at, kind, facts, replaced, made_by as by from booking.order_changes where order_number = $1
     order by order_changes.id desc limit 200`,
    [number],
  )
  return rows.map((row) => ({ ...row, replaced: row.replaced && revivedOrder(row.replaced) }))
}
