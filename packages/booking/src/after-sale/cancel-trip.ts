import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import {
  type Confirmer,
  type OnBehalf,
  type SecondPersonNeeded,
  type StaffAsks,
  staffHand,
  theGuest,
} from '../on-behalf/confirmer.ts'
import type { Goodwill } from '../on-behalf/goodwill.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { askReturns } from '../payments/payment-rows.ts'
import { releaseStock } from '../stock/claim-stock.ts'
import type { Store } from '../store.ts'
import { type CancelPrice, cancelPrice } from './cancel-price.ts'
import {
  type CancelQuote,
  callOffFor,
  confirmQuote,
  findQuote,
  insertQuote,
  isQuotedTo,
  openFor,
  type SeenQuote,
  seenQuote,
  writeCancellation,
} from './quote-rows.ts'

export type QuoteRefusal =
  | { readonly code: 'order-unknown' | 'not-confirmed' | 'trip-begun' }
  /** The organiser has changed the trip. The guest can leave free of charge by answering the notice. */
  | { readonly code: 'notice-open'; readonly noticeId: string }

export type ConfirmQuoteRefusal =
  | QuoteRefusal
  /** The quote expired, was replaced by a newer one, or the order has changed since. The guest must look at a new quote. */
  | { readonly code: 'quote-outdated' }

/** Cancels a paid trip in two steps: a quote with the fee and the refund, then its confirmation. */
export function tripCancelling(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { clock } = options

  const quote = (number: string, asks: StaffAsks | null): Promise<Outcome<CancelQuote, QuoteRefusal>> =>
    store.decide<CancelQuote, QuoteRefusal>(async (client) => {
      const order = await lockOrder(client, number)
      const price = priceOf(order, clock(), asks?.goodwill ?? null)
      if (!price.ok) return price
      const { order: priced, ...terms } = price.value
      return accepted(await insertQuote(client, 'cancel', priced, terms, clock(), asks?.by ?? null))
    })

  async function confirm<Refusal>(
    number: string,
    quoteId: string,
    who: Confirmer<Refusal>,
  ): Promise<Outcome<Order, ConfirmQuoteRefusal | Refusal>> {
    // The bank's answer does not matter: money that arrives anyway is refunded automatically.
    await callOffFor({ store, clock, callOff }, 'cancel', number, quoteId)
    const outcome = await store.decide<Order, ConfirmQuoteRefusal | Refusal>(async (client) => {
      const order = await lockOrder(client, number)
      const found = await findQuote<CancelPrice>(client, 'cancel', number, quoteId)
      if (order && found?.isConfirmed) return accepted(order)
      const now = clock()
      const price = priceOf(order, now)
      if (!price.ok) return price
      const { order: priced } = price.value
      if (!found || !isQuotedTo(found, who.name) || !openFor(found, priced, now))
        return refused({ code: 'quote-outdated' })
      const allowed = await who.allows(client, priced, found.terms.goodwill)
      if (!allowed.ok) return allowed
      await confirmQuote(client, quoteId, now)
      const after = await endTrip(options, client, priced, found.terms, { now, by: who.name })
      await who.note(client)
      return accepted(after)
    })
    if (outcome.ok) options.onEmails?.()
    return outcome
  }

  return {
    quoteCancel: (number: string) => quote(number, null),

    /** Returns null when the order has no quote with this id. */
    cancelQuote: (number: string, id: string): Promise<SeenQuote<CancelPrice> | null> =>
      store.read((client) => seenQuote<CancelPrice>(client, 'cancel', number, id, clock())),

    /** Idempotent: a second call returns the order as it was cancelled. */
    confirmCancel: (number: string, quoteId: string): Promise<Outcome<Order, ConfirmQuoteRefusal>> =>
      confirm(number, quoteId, theGuest),

    /** The same, made by staff for a guest. Staff may waive a part of the fee. */
    quoteCancelFor: (number: string, asks: StaffAsks) => quote(number, asks),
    confirmCancelFor: (
      number: string,
      quoteId: string,
      behalf: OnBehalf,
    ): Promise<Outcome<Order, ConfirmQuoteRefusal | SecondPersonNeeded>> =>
      confirm(number, quoteId, staffHand(options, behalf)),
  }
}

/** Returns what cancelling costs now, or a refusal when the order cannot be cancelled. */
export function priceOf(order: Order | null, now: Date, goodwill: Goodwill | null = null) {
  if (!order) return refused({ code: 'order-unknown' } as const)
  if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' } as const)
  const notice = order.notices.find(({ state }) => state === 'open')
  if (notice) return refused({ code: 'notice-open', noticeId: notice.id } as const)
  const price = cancelPrice(order, dayOf(now), goodwill)
  return price ? accepted({ ...price, order }) : refused({ code: 'trip-begun' } as const)
}

/** Cancels the locked order as agreed: releases places, refunds money and queues the email. */
export async function endTrip(
  { seats, queueEmails }: Pick<BookingOptions, 'seats' | 'queueEmails'>,
  client: ClientBase,
  { number }: Order,
  { returns, circumstance, ...terms }: CancelPrice,
  { now, by }: { readonly now: Date; readonly by: string | null },
): Promise<Order> {
  await releaseStock(client, number)
  await seats.giveBack(client, number)
  const why = circumstance && ({ why: 'extraordinary' } as const)
  await writeCancellation(client, number, { ...terms, ...why, at: now, ...(by !== null && { by }) })
  await askReturns(client, returns, 'guest-cancelled', now)
  const after = (await lockOrder(client, number)) as Order
  await queueEmails(client, after, now)
  return after
}
