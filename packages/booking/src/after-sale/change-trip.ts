import type { Offer } from '@wojaz/offers'
import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import {
  type Confirmer,
  type OnBehalf,
  type SecondPersonNeeded,
  type StaffAsks,
  staffHand,
  theGuest,
} from '../on-behalf/confirmer.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { cabinsFrom, cabinsOfAll } from '../upsells/read-cabins.ts'
import type { ChangedPerson } from './carried-trip.ts'
import { findChanges, type OrderChange } from './change-rows.ts'
import { type ChangeTerms, changeTerms, fliesInClass, type HandOver } from './change-terms.ts'
import {
  callOffFor,
  confirmQuote,
  findQuote,
  insertQuote,
  isQuotedTo,
  openFor,
  type Quote,
  type SeenQuote,
  seenQuote,
} from './quote-rows.ts'
import { wishedTrip } from './wished-trip.ts'
import { becomeTrip } from './write-trip.ts'

/** Another trip in the same hotel, or another flight to the same place. Without `people` it is for the same party. */
export interface ChangeWish {
  readonly offerCode: string
  readonly people?: readonly ChangedPerson[]
  /** New data of one traveller: of another person who takes the place, or corrected data of the same person. */
  readonly handOver?: Pick<HandOver, 'person' | 'after'>
}

export type ChangeQuote = Quote<ChangeTerms>

export type ChangeRefusal = {
  readonly code:
    | 'order-unknown'
    | 'not-confirmed'
    | 'too-late'
    | 'room-without-adult'
    /** The offer cannot be booked now, or it is not in this hotel. */
    | 'not-offered'
}

export type ConfirmChangeRefusal =
  | ChangeRefusal
  /** The quote expired, was replaced by a newer one, or the order has changed since. The guest must look at a new quote. */
  | { readonly code: 'quote-outdated' }
  /** The last places were sold meanwhile. The old trip is unchanged. */
  | { readonly code: 'sold-out' }

/** Changes a sold trip to another one in two steps: a quote, then its confirmation. */
export function tripChanging(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { pool, offers, clock } = options

  const wished = (order: Order, wish: ChangeWish) => wishedTrip(offers, order, wish, dayOf(clock()))

  const quote = (
    number: string,
    wish: ChangeWish,
    asks: StaffAsks | null,
  ): Promise<Outcome<ChangeQuote, ChangeRefusal>> =>
    store.decide<ChangeQuote, ChangeRefusal>(async (client) => {
      const order = await lockOrder(client, number)
      if (!order) return refused({ code: 'order-unknown' })
      if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' })
      const found = await wished(order, wish)
      if (!found.ok) return found
      const to = { ...found.value, goodwill: asks?.goodwill ?? null }
      const terms = await changeTerms(cabinsFrom(client), order, to, dayOf(clock()))
      if (!terms) return refused({ code: 'too-late' })
      return accepted(await insertQuote(client, 'change', order, terms, clock(), asks?.by ?? null))
    })

  async function confirm<Refusal>(
    number: string,
    quoteId: string,
    who: Confirmer<Refusal>,
  ): Promise<Outcome<Order, ConfirmChangeRefusal | Refusal>> {
    // The bank's answer does not matter: money that arrives anyway is counted or refunded.
    await callOffFor({ store, clock, callOff }, 'change', number, quoteId)
    const outcome = await store.decide<Order, ConfirmChangeRefusal | Refusal>(async (client) => {
      const order = await lockOrder(client, number)
      if (!order) return refused({ code: 'order-unknown' })
      const found = await findQuote<ChangeTerms>(client, 'change', number, quoteId)
      if (found?.isConfirmed) return accepted(order)
      if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' })
      const now = clock()
      if (!found || !isQuotedTo(found, who.name) || !openFor(found, order, now))
        return refused({ code: 'quote-outdated' })
      const allowed = await who.allows(client, order, found.terms.goodwill)
      if (!allowed.ok) return allowed
      await confirmQuote(client, quoteId, now)
      const after = await becomeTrip(options, client, order, found.terms, now, who.name)
      if (!after) return refused({ code: 'sold-out' })
      await who.note(client)
      return accepted(after)
    })
    if (outcome.ok) options.onEmails?.()
    return outcome
  }

  return {
    /** Returns the terms of each wanted change, for a list to choose from. Null: it is not available. */
    async changePrices(order: Order, wanted: readonly ChangeWish[]): Promise<(ChangeTerms | null)[]> {
      const found = await Promise.all(wanted.map((wish) => wished(order, wish)))
      const flights = found.flatMap((one) => (one.ok ? flightsOf(one.value.offer) : []))
      const cabins = await cabinsOfAll(pool, fliesInClass(order) ? flights : [])
      const today = dayOf(clock())
      return Promise.all(found.map((one) => (one.ok ? changeTerms(cabins, order, one.value, today) : null)))
    },

    quoteChange: (number: string, wish: ChangeWish) => quote(number, wish, null),

    /** Returns null when the order has no quote with this id. */
    changeQuote: (number: string, id: string): Promise<SeenQuote<ChangeTerms> | null> =>
      store.read((client) => seenQuote<ChangeTerms>(client, 'change', number, id, clock())),

    /** Idempotent: a second call returns the changed order. If the new trip is not available, the old one stays unchanged. */
    confirmChange: (number: string, quoteId: string): Promise<Outcome<Order, ConfirmChangeRefusal>> =>
      confirm(number, quoteId, theGuest),

    /** The same, made by staff for a guest. Staff may waive a part of the fee. */
    quoteChangeFor: (number: string, wish: ChangeWish, asks: StaffAsks) => quote(number, wish, asks),
    confirmChangeFor: (
      number: string,
      quoteId: string,
      behalf: OnBehalf,
    ): Promise<Outcome<Order, ConfirmChangeRefusal | SecondPersonNeeded>> =>
      confirm(number, quoteId, staffHand(options, behalf)),

    /** Returns the changes of a sold trip, newest first. */
    changesOf: (number: string): Promise<readonly OrderChange[]> =>
      store.read((client) => findChanges(client, number)),
  }
}

function flightsOf({ departureFlight, returnFlight }: Offer): readonly number[] {
  return [departureFlight, returnFlight].flatMap((leg) => leg?.flightId ?? [])
}
