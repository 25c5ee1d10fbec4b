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
    // Whatever the bank answers: money that comes all the same goes back by itself.
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

    /** Null: there is none of this name. */
    cancelQuote: (number: string, id: string): Promise<SeenQuote<CancelPrice> | null> =>
      store.read((client) => seenQuote<CancelPrice>(client, 'cancel', number, id, clock())),

    /** Asked twice it has happened once, and says so. */
    confirmCancel: (number: string, quoteId: string): Promise<Outcome<Order, ConfirmQuoteRefusal>> =>
      confirm(number, quoteId, theGuest),

    /** The same for a guest, by staff: of the fee they may waive something. */
    quoteCancelFor: (number: string, asks: StaffAsks) => quote(number, asks),
    confirmCancelFor: (
      number: string,
      quoteId: string,
      behalf: OnBehalf,
    ): Promise<Outcome<Order, ConfirmQuoteRefusal | SecondPersonNeeded>> =>
      confirm(number, quoteId, staffHand(options, behalf)),
  }
}

/** What calling off costs now; refused: it cannot be. */
export function priceOf(order: Order | null, now: Date, goodwill: Goodwill | null = null) {
  if (!order) return refused({ code: 'order-unknown' } as const)
  if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' } as const)
  const notice = order.notices.find(({ state }) => state === 'open')
  if (notice) return refused({ code: 'notice-open', noticeId: notice.id } as const)
  const price = cancelPrice(order, dayOf(now), goodwill)
  return price ? accepted({ ...price, order }) : refused({ code: 'trip-begun' } as const)
}

/** The order, which is locked, ends as was agreed: places, money and email. */
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
