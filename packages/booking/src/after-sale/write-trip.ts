import type { ClientBase } from 'pg'
import { endForeignNotices } from '../notices/notice-rows.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { askReturns } from '../payments/payment-rows.ts'
import { exchangeStock } from '../stock/exchange-stock.ts'
import { stockOf } from '../stock/stock-of-order.ts'
import {
  type ChangeFacts,
  insertChange,
  nextCorrection,
  type OrderChange,
  type TripFacts,
} from './change-rows.ts'
import { type ChangeTerms, type HandOver, partyAfter } from './change-terms.ts'
import { writeSold } from './write-sold.ts'

/** Queues, in the given transaction, the email with the old and the new trip. */
export type QueueTripChanged = (
  client: ClientBase,
  order: Order,
  change: TripChange,
  now: Date,
) => Promise<unknown>

/** `handOver` is set when the reason is another person, or a person of another age. */
export type TripChange = OrderChange & {
  readonly kind: 'trip'
  readonly handOver?: Pick<HandOver, 'isSlip'>
}

/**
 * Changes the locked order as agreed: places, people, money and email. Returns null when the places were sold meanwhile; then the
 * caller rolls back.
 */
export async function becomeTrip(
  options: Pick<BookingOptions, 'seats' | 'claim' | 'queueTripChanged' | 'queueChanged'>,
  client: ClientBase,
  order: Order,
  terms: ChangeTerms,
  now: Date,
  by: string | null = null,
): Promise<Order | null> {
  const isMoved = await movePlaces(options, client, order, terms)
  return isMoved ? write(options, client, order, terms, { now, by }) : null
}

async function movePlaces(
  { seats, claim }: Pick<BookingOptions, 'seats' | 'claim'>,
  client: ClientBase,
  { number, seats: before }: Order,
  { offer, upsells, seats: kept }: ChangeTerms,
): Promise<boolean> {
  const moved = await exchangeStock(client, number, stockOf(offer, upsells), claim)
  if (!moved.ok) return false
  if (before.length > 0) await seats.giveBack(client, number)
  return kept.length === 0 || (await seats.takeAgain(client, number, kept)).ok
}

async function write(
  { queueTripChanged, queueChanged }: Pick<BookingOptions, 'queueTripChanged' | 'queueChanged'>,
  client: ClientBase,
  order: Order,
  terms: ChangeTerms,
  { now, by }: { readonly now: Date; readonly by: string | null },
): Promise<Order> {
  const { number } = order
  const { offer, upsells, seats, price, schedule, refund, returns, handOver } = terms
  const participants = partyAfter(order, terms)
  await writeSold(client, order, { offer, participants, upsells, seats, price }, { refund, schedule })
  await askReturns(client, returns, 'guest-changed', now)
  const facts = await tripFacts(client, order, terms)
  const id = await insertChange(client, order, changeOf(order, handOver, facts), now, by)
  const after = (await lockOrder(client, number)) as Order
  await endForeignNotices(client, after, now)
  if (handOver && isSamePrice(terms))
    await queueChanged(client, after, id, now, { isHandedOver: !handOver.isSlip })
  else {
    const change = { kind: 'trip', facts, id, at: now, replaced: order, by } as const
    await queueTripChanged(client, after, { ...change, ...(handOver && { handOver }) }, now)
  }
  return after
}

async function tripFacts(client: ClientBase, { number }: Order, terms: ChangeTerms): Promise<TripFacts> {
  const { before, difference, fee, feeKind, refund, price, goodwill } = terms
  const nth = await nextCorrection(client, number)
  const money = { before, difference, fee, feeKind, refund, total: price.total }
  return { ...money, nth, ...(goodwill && { goodwill }) }
}

function changeOf({ participants }: Order, handOver: HandOver | undefined, facts: TripFacts): ChangeFacts {
  if (!handOver) return { kind: 'trip', facts }
  const { person, after, isSlip } = handOver
  const before = participants[person]
  const { goodwill } = facts
  const trip = { ...(facts.total !== facts.before && { trip: facts }), ...(goodwill && { goodwill }) }
  return {
    kind: isSlip ? 'correction' : 'transfer',
    facts: { person, ...(before && { before }), after, ...trip },
  }
}

function isSamePrice({ before, price }: ChangeTerms): boolean {
  return before === price.total
}
