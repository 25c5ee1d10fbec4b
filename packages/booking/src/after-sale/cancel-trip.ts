import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
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
  openFor,
  type SeenQuote,
  seenQuote,
  writeCancellation,
} from './quote-rows.ts'

export type QuoteRefusal =
  | { readonly code: 'order-unknown' | 'not-confirmed' | 'trip-begun' }
  /** The organiser has changed the trip: whoever wants to leave leaves free of charge, by answering. */
  | { readonly code: 'notice-open'; readonly noticeId: string }

export type ConfirmQuoteRefusal =
  | QuoteRefusal
  /** It ran out, was asked for anew, or money came meanwhile: the guest looks at a new one. */
  | { readonly code: 'quote-outdated' }

/** Calling off a paid trip: first what it costs and what goes back, then one press. */
export function tripCancelling(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { seats, clock } = options

  return {
    quoteCancel: (number: string): Promise<Outcome<CancelQuote, QuoteRefusal>> =>
      store.decide<CancelQuote, QuoteRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        const price = priceOf(order, clock())
        if (!price.ok) return price
        const { order: priced, ...terms } = price.value
        return accepted(await insertQuote(client, 'cancel', priced, terms, clock()))
      }),

    /** Null: there is none of this name. */
    cancelQuote: (number: string, id: string): Promise<SeenQuote<CancelPrice> | null> =>
      store.read((client) => seenQuote<CancelPrice>(client, 'cancel', number, id, clock())),

    /** Asked twice it has happened once, and says so. */
    async confirmCancel(number: string, quoteId: string): Promise<Outcome<Order, ConfirmQuoteRefusal>> {
      // Whatever the bank answers: money that comes all the same goes back by itself.
      await callOffFor({ store, clock, callOff }, 'cancel', number, quoteId)
      const outcome = await store.decide<Order, ConfirmQuoteRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        const quote = await findQuote<CancelPrice>(client, 'cancel', number, quoteId)
        if (order && quote?.isConfirmed) return accepted(order)
        const now = clock()
        const price = priceOf(order, now)
        if (!price.ok) return price
        if (!quote || !openFor(quote, price.value.order, now)) return refused({ code: 'quote-outdated' })
        const { returns, circumstance, ...terms } = quote.terms
        await confirmQuote(client, quoteId, now)
        await releaseStock(client, number)
        await seats.giveBack(client, number)
        const why = circumstance && ({ why: 'extraordinary' } as const)
        await writeCancellation(client, number, { ...terms, ...why, at: now })
        await askReturns(client, returns, 'guest-cancelled', now)
        const after = (await lockOrder(client, number)) as Order
        await options.queueLetters(client, after, now)
        return accepted(after)
      })
      if (outcome.ok) options.onLetters?.()
      return outcome
    },
  }
}

function priceOf(order: Order | null, now: Date) {
  if (!order) return refused({ code: 'order-unknown' } as const)
  if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' } as const)
  const notice = order.notices.find(({ state }) => state === 'open')
  if (notice) return refused({ code: 'notice-open', noticeId: notice.id } as const)
  const price = cancelPrice(order, dayOf(now))
  return price ? accepted({ ...price, order }) : refused({ code: 'trip-begun' } as const)
}
