import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { Order, OrderCancellation } from '../order.ts'
import { findOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import type { CancelPrice } from './cancel-price.ts'

/** A price that is valid until `expiresAt`, or until a newer quote replaces it. */
export type Quote<Terms> = Terms & {
  readonly id: string
  readonly madeAt: Date
  readonly expiresAt: Date
}

export type CancelQuote = Quote<CancelPrice>

/** The purpose of the quote: cancellation, another trip, other upsells, or a refund by staff. */
export type QuoteKind = 'cancel' | 'change' | 'upsells' | 'refund'

/** Long enough for a family to talk it over. */
const validMs = 15 * 60_000

type PricedOrder = Pick<Order, 'number' | 'paid' | 'price' | 'offer' | 'notices' | 'circumstance'>

/**
 * The facts of an order that a price depends on: paid amount, price, trip, notices of the organiser and the circumstance at the
 * place.
 */
function madeFor({ paid, price, offer, notices, circumstance }: PricedOrder): string {
  const said = notices.map(({ id, state }) => `${id} ${state}`)
  const there = circumstance ? [`circumstance ${circumstance.id}`] : []
  return [paid, price.total, offer.offerCode, ...said, ...there].join()
}

export async function insertQuote<Terms>(
  client: ClientBase,
  kind: QuoteKind,
  order: PricedOrder,
  terms: Terms,
  now: Date,
  madeBy: string | null = null,
): Promise<Quote<Terms>> {
  const quote = { ...terms, id: randomUUID(), madeAt: now, expiresAt: new Date(now.getTime() + validMs) }
  await client.query(
    `insert into booking.quotes (id, order_number, kind, terms, paid, made_at, expires_at, made_for, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[quote.id, order.number, kind, terms, order.paid, quote.madeAt, quote.expiresAt, madeFor(order)],
      madeBy,
    ],
  )
  return quote
}

export interface QuoteRow<Terms> {
  readonly madeAt: Date
  readonly terms: Terms
  readonly paid: number
  readonly madeFor: string | null
  /** The member of staff who asked for it; null: the guest. */
  readonly madeBy: string | null
  readonly expiresAt: Date
  readonly isNewest: boolean
  readonly isConfirmed: boolean
}

/** Finds a quote by order, kind and id, so that nobody confirms the quote of another order or of another kind. */
export async function findQuote<Terms>(
  client: ClientBase,
  kind: QuoteKind,
  number: string,
  id: string,
): Promise<QuoteRow<Terms> | null> {
  const { rows } = await client.query<QuoteRow<Terms>>(
    `select terms, paid, made_for as "madeFor", made_by as "madeBy", made_at as "madeAt", expires_at as "expiresAt", confirmed_at is not null as "isConfirmed",
       nth = (select max(nth) from booking.quotes where order_number = $1) as "isNewest"
     from booking.quotes where order_number = $1 and id::text = $2 and kind = $3`,
    [number, id, kind],
  )
  return rows[0] ?? null
}

/** A quote that the guest opens again. It may have expired or have been confirmed. */
export type SeenQuote<Terms> = Quote<Terms> & { readonly isOpen: boolean; readonly isConfirmed: boolean }

/** Returns null when the order has no quote with this id. */
export async function seenQuote<Terms>(
  client: ClientBase,
  kind: QuoteKind,
  number: string,
  id: string,
  now: Date,
): Promise<SeenQuote<Terms> | null> {
  const found = await findQuote<Terms>(client, kind, number, id)
  const order = found && (await findOrder(client, number))
  if (!found || !order) return null
  const { terms, madeAt, expiresAt, isConfirmed } = found
  return { ...terms, id, madeAt, expiresAt, isConfirmed, isOpen: openFor(found, order, now) }
}

/** True when it is the newest quote, not confirmed and not expired. */
function isOpen(
  { isNewest, isConfirmed, expiresAt }: Pick<QuoteRow<unknown>, 'isNewest' | 'isConfirmed' | 'expiresAt'>,
  now: Date,
): boolean {
  return isNewest && !isConfirmed && expiresAt > now
}

/** True when the quote can still be confirmed for the order as it is now. Otherwise the guest needs a new quote. */
export function openFor(quote: QuoteRow<unknown>, order: PricedOrder, now: Date): boolean {
  const isSame = quote.madeFor === null ? quote.paid === order.paid : quote.madeFor === madeFor(order)
  return isOpen(quote, now) && isSame
}

/**
 * Stops a payment that is under way, but only for a quote that can still be confirmed. An outdated quote must not stop a payment
 * in another tab.
 */
export async function callOffFor(
  { store, clock, callOff }: CallingOff,
  kind: QuoteKind,
  number: string,
  id: string,
): Promise<void> {
  const quote = await store.read((client) => seenQuote(client, kind, number, id, clock()))
  if (quote?.isOpen) await callOff(number)
}

interface CallingOff {
  readonly store: Store
  readonly clock: () => Date
  /** Stops the payment attempt that is under way. */
  readonly callOff: (number: string) => Promise<unknown>
}

/** Staff confirm only quotes that staff asked for, guests only those that the guest asked for. */
export function isQuotedTo({ madeBy }: Pick<QuoteRow<unknown>, 'madeBy'>, name: string | null): boolean {
  return (madeBy === null) === (name === null)
}

export async function confirmQuote(client: ClientBase, id: string, now: Date): Promise<void> {
  await client.query('update booking.quotes set confirmed_at = $2 where id = $1', [id, now])
}

export async function writeCancellation(
  client: ClientBase,
  number: string,
  cancellation: OrderCancellation,
): Promise<void> {
  await client.query(`update booking.orders set state = 'cancelled', cancellation = $2 where number = $1`, [
    number,
    cancellation,
  ])
}
