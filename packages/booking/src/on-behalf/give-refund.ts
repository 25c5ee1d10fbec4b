import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { insertChange, nextCorrection, type OrderChange } from '../after-sale/change-rows.ts'
import {
  confirmQuote,
  findQuote,
  insertQuote,
  isQuotedTo,
  openFor,
  type Quote,
  type SeenQuote,
  seenQuote,
} from '../after-sale/quote-rows.ts'
import { writeSold } from '../after-sale/write-sold.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { askReturns } from '../payments/payment-rows.ts'
import type { Store } from '../store.ts'
import { type OnBehalf, type SecondPersonNeeded, staffHand } from './confirmer.ts'
import type { Goodwill } from './goodwill.ts'
import { type RefundPrice, refundPrice } from './refund-price.ts'

export type RefundQuote = Quote<RefundPrice>

export type RefundRefusal =
  | { readonly code: 'order-unknown' }
  /** Nothing was paid, it was already refunded, or the trip would be left unpaid. */
  | { readonly code: 'too-much' }

export type ConfirmRefundRefusal = RefundRefusal | SecondPersonNeeded | { readonly code: 'quote-outdated' }

export type RefundChange = OrderChange & { readonly kind: 'reduction' }

/** Queues, in the given transaction, the email about the refund. */
export type QueueRefund = (
  client: ClientBase,
  order: Order,
  change: RefundChange,
  now: Date,
) => Promise<unknown>

/** Lets staff refund a part of what was paid: first a quote, then its confirmation. */
export function refundGiving(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { clock } = options

  return {
    quoteRefundFor: (
      number: string,
      asks: { readonly by: string; readonly goodwill: Goodwill },
    ): Promise<Outcome<RefundQuote, RefundRefusal>> =>
      store.decide<RefundQuote, RefundRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        if (!order) return refused({ code: 'order-unknown' })
        const terms = refundPrice(order, asks.goodwill, dayOf(clock()))
        if (!terms) return refused({ code: 'too-much' })
        return accepted(await insertQuote(client, 'refund', order, terms, clock(), asks.by))
      }),

    /** Returns null when the order has no quote with this id. */
    refundQuote: (number: string, id: string): Promise<SeenQuote<RefundPrice> | null> =>
      store.read((client) => seenQuote<RefundPrice>(client, 'refund', number, id, clock())),

    /** Idempotent: a second call returns the order as it is. */
    async confirmRefundFor(
      number: string,
      quoteId: string,
      behalf: OnBehalf,
    ): Promise<Outcome<Order, ConfirmRefundRefusal>> {
      const who = staffHand(options, behalf)
      // A payment that is under way has the amount of the old price.
      await callOff(number)
      const outcome = await store.decide<Order, ConfirmRefundRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        if (!order) return refused({ code: 'order-unknown' })
        const quote = await findQuote<RefundPrice>(client, 'refund', number, quoteId)
        if (quote?.isConfirmed) return accepted(order)
        const now = clock()
        if (!quote || !isQuotedTo(quote, who.name) || !openFor(quote, order, now))
          return refused({ code: 'quote-outdated' })
        const terms = refundPrice(order, quote.terms.goodwill, dayOf(now))
        // The trip may have been cancelled meanwhile. Only what was quoted is carried out.
        if (terms?.before !== quote.terms.before || terms.total !== quote.terms.total)
          return refused({ code: 'quote-outdated' })
        const allowed = await who.allows(client, order, terms.goodwill)
        if (!allowed.ok) return allowed
        await confirmQuote(client, quoteId, now)
        const after = await giveBack(options, client, order, terms, { now, by: behalf.by.name })
        await behalf.note(client)
        return accepted(after)
      })
      if (outcome.ok) options.onEmails?.()
      return outcome
    },
  }
}

/**
 * Lowers the price of the locked order, or its cancellation fee. Refunds the money by the payments that brought it and queues the
 * email.
 */
export async function giveBack(
  { queueRefund }: Pick<BookingOptions, 'queueRefund'>,
  client: ClientBase,
  order: Order,
  { goodwill, before, total, returns, sold }: RefundPrice,
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<Order> {
  const { number } = order
  const { amount } = goodwill
  if (sold) await writeSold(client, order, { price: sold.price }, { refund: amount, schedule: sold.schedule })
  else await lowerFee(client, number, amount)
  await askReturns(client, returns, sold ? 'goodwill' : 'fee-waived', now)
  const nth = sold ? await nextCorrection(client, number) : undefined
  const change = {
    kind: 'reduction',
    facts: { goodwill, before, total, ...(nth !== undefined && { nth }) },
  } as const
  const id = await insertChange(client, order, change, now, by)
  const after = (await lockOrder(client, number)) as Order
  await queueRefund(client, after, { ...change, id, at: now, replaced: order, by }, now)
  return after
}

/** Fee plus refund stays the amount that was paid. */
async function lowerFee(client: ClientBase, number: string, amount: number): Promise<void> {
  await client.query(
    `update booking.orders set cancellation = cancellation || jsonb_build_object(
       'fee', (cancellation ->> 'fee')::int - $2::int, 'refund', (cancellation ->> 'refund')::int + $2::int)
     where number = $1`,
    [number, amount],
  )
}
