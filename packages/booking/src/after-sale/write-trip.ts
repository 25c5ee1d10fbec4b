import type { ClientBase } from 'pg'
import { endForeignNotices } from '../notices/notice-rows.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { askReturns } from '../payments/payment-rows.ts'
import { exchangeStock } from '../stock/exchange-stock.ts'
import { stockOf } from '../stock/stock-of-order.ts'
import { participantsOf } from './carried-trip.ts'
import { insertChange, nextCorrection, type OrderChange } from './change-rows.ts'
import type { ChangeTerms } from './change-terms.ts'
import { writeSold } from './write-sold.ts'

/** Writes the letter that says what was before and what is now, in the transaction that it is given. */
export type QueueTripChanged = (
  client: ClientBase,
  order: Order,
  change: OrderChange & { readonly kind: 'trip' },
  now: Date,
) => Promise<unknown>

/** The order, which is locked, becomes what was agreed to: places, people, money and letter. Null: somebody was quicker, and the caller undoes everything. */
export async function becomeTrip(
  options: Pick<BookingOptions, 'seats' | 'claim' | 'queueTripChanged'>,
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
  { queueTripChanged }: Pick<BookingOptions, 'queueTripChanged'>,
  client: ClientBase,
  order: Order,
  terms: ChangeTerms,
  { now, by }: { readonly now: Date; readonly by: string | null },
): Promise<Order> {
  const { number } = order
  const { offer, upsells, seats, price, schedule, refund, people, returns } = terms
  const participants = participantsOf(order.participants, people)
  await writeSold(client, order, { offer, participants, upsells, seats, price }, { refund, schedule })
  await askReturns(client, returns, 'guest-changed', now)
  const { before, difference, fee, feeKind, goodwill } = terms
  const nth = await nextCorrection(client, number)
  const facts = {
    before,
    difference,
    fee,
    feeKind,
    refund,
    total: price.total,
    nth,
    ...(goodwill && { goodwill }),
  }
  const change = { kind: 'trip', facts } as const
  const id = await insertChange(client, order, change, now, by)
  const after = (await lockOrder(client, number)) as Order
  await endForeignNotices(client, after, now)
  await queueTripChanged(client, after, { ...change, id, at: now, replaced: order, by }, now)
  return after
}
