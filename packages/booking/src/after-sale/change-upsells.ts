import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { BookingOptions } from '../open-booking.ts'
import type { Order, TakenSeat } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { askReturns, findUnsettled } from '../payments/payment-rows.ts'
import { cabinOf } from '../seats/fitting-seats.ts'
import type { HoldRefusal } from '../seats/open-seats.ts'
import { holdForOrder, reseatOrder } from '../seats/order-seat-holds.ts'
import { pricedWishes } from '../seats/priced-wishes.ts'
import type { SeatsLost } from '../seats/seat-claims.ts'
import type { FlightChoice } from '../seats/seats-together.ts'
import type { SoldOut } from '../stock/claim-stock.ts'
import { exchangeFlights } from '../stock/exchange-stock.ts'
import { stockOf } from '../stock/stock-of-order.ts'
import type { Store } from '../store.ts'
import { cabinsFrom } from '../upsells/read-cabins.ts'
import { tripFacts } from '../upsells/trip-facts.ts'
import { offeredTo } from './offered-upsells.ts'
import {
  callOffFor,
  confirmQuote,
  findQuote,
  insertQuote,
  openFor,
  type Quote,
  type SeenQuote,
  seenQuote,
} from './quote-rows.ts'
import { type UpsellsOffer, upsellsOffer } from './upsells-offer.ts'
import { type UpsellsPrice, type UpsellsRefusal, upsellsPrice } from './upsells-price.ts'
import { type WrittenUpsells, writeUpsells } from './upsells-rows.ts'
import { type PayWhen, scheduleWithUpsells } from './upsells-schedule.ts'

export type UpsellsQuote = Quote<UpsellsPrice>

/**
 * The guest's choice: all upsells that the trip is to have, and seats by flight. A flight without an entry keeps its seats; null
 * keeps all seats.
 */
export interface UpsellsChoice {
  readonly upsells: Order['upsells']
  readonly seats: readonly FlightChoice[] | null
}

export type QuoteUpsellsRefusal =
  | { readonly code: 'order-unknown' | 'not-confirmed' | 'flight-not-of-this-trip' }
  | UpsellsRefusal
  | HoldRefusal

export type ConfirmUpsellsRefusal =
  | { readonly code: 'order-unknown' | 'not-confirmed' | 'quote-outdated' | 'payment-in-progress' }
  | SeatsLost
  | SoldOut

/** Queues, in the given transaction, the email about upsells that were added and returned. */
export type QueueUpsells = (
  client: ClientBase,
  order: Order,
  change: UpsellsPrice &
    WrittenUpsells & {
      readonly replaced: Order
      /** Set when the organiser returned seats because this plane does not have them. */
      readonly newAircraft?: string
    },
  now: Date,
) => Promise<unknown>

/** Changes the upsells of a sold trip: what can be added and returned, one price for the choice, and its confirmation. */
export function upsellsChanging(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { clock, seats, claim } = options

  async function priceOf(client: ClientBase, order: Order, { upsells, seats: wished }: UpsellsChoice) {
    const now = clock()
    const offered = await offeredTo(cabinsFrom(client), order, dayOf(now))
    const taken = seatsWished(order, upsells, wished ?? [], now)
    return taken.ok ? upsellsPrice(order, { upsells, seats: taken.value }, offered, dayOf(now)) : taken
  }

  return {
    /** Returns the upsells that the trip has and can have. */
    upsellsOf: (order: Order): Promise<UpsellsOffer> =>
      store.read(async (client) => {
        const today = dayOf(clock())
        return upsellsOffer(order, await offeredTo(cabinsFrom(client), order, today), today)
      }),

    /** New seats are held as long as the quote is valid. */
    quoteUpsells: (
      number: string,
      choice: UpsellsChoice,
    ): Promise<Outcome<UpsellsQuote, QuoteUpsellsRefusal>> =>
      store.decide<UpsellsQuote, QuoteUpsellsRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        if (!order) return refused({ code: 'order-unknown' })
        if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' })
        const price = await priceOf(client, order, choice)
        if (!price.ok) return price
        const now = clock()
        const quote = await insertQuote(client, 'upsells', order, price.value, now)
        const hold = { until: quote.expiresAt, now }
        const held = await holdForOrder(client, number, price.value.addedSeats, hold)
        return held.ok ? accepted(quote) : held
      }),

    /** Returns null when the order has no quote with this id. */
    upsellsQuote: (number: string, id: string): Promise<SeenQuote<UpsellsPrice> | null> =>
      store.read((client) => seenQuote<UpsellsPrice>(client, 'upsells', number, id, clock())),

    /** Idempotent: a second call returns the changed order. */
    async confirmUpsells(
      number: string,
      quoteId: string,
      when: PayWhen,
    ): Promise<Outcome<Order, ConfirmUpsellsRefusal>> {
      // A payment that is under way has the amount of the old price.
      await callOffFor({ store, clock, callOff }, 'upsells', number, quoteId)
      const outcome = await store.decide<Order, ConfirmUpsellsRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        if (!order) return refused({ code: 'order-unknown' })
        const quote = await findQuote<UpsellsPrice>(client, 'upsells', number, quoteId)
        if (quote?.isConfirmed) return accepted(order)
        if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' })
        const now = clock()
        if (!quote || !openFor(quote, order, now)) return refused({ code: 'quote-outdated' })
        if (await findUnsettled(client, { orderNumber: number }))
          return refused({ code: 'payment-in-progress' })
        const { terms } = quote
        const isOtherClass = cabinOf(terms.upsells) !== cabinOf(order.upsells)
        const stock = stockOf(order.offer, terms.upsells)
        const moved = isOtherClass ? await exchangeFlights(client, number, stock, claim) : accepted(null)
        if (!moved.ok) return moved
        const seated = await reseatOrder(client, seats, number, { before: order.seats, after: terms.seats })
        if (!seated.ok) return seated
        await confirmQuote(client, quoteId, now)
        const schedule = scheduleWithUpsells(order, terms.price.total, when, dayOf(now))
        const written = await writeUpsells(client, order, terms, schedule, now)
        await askReturns(client, terms.returns, 'guest-changed', now)
        const after = (await lockOrder(client, number)) as Order
        await options.queueUpsells(client, after, { ...terms, ...written, replaced: order }, now)
        return accepted(after)
      })
      if (outcome.ok) options.onEmails?.()
      return outcome
    },
  }
}

/** Returns the wanted seats in the planes of the trip, in the wanted class, at today's prices. Seats on other flights stay. */
function seatsWished(
  { offer, seats: own }: Order,
  upsells: Order['upsells'],
  wished: readonly FlightChoice[],
  now: Date,
): Outcome<readonly TakenSeat[], QuoteUpsellsRefusal> {
  const { flights, passengers } = tripFacts(offer, dayOf(now))
  const wishes = wished.flatMap(({ flightId, seats }) => {
    const flight = flights.find((one) => one.flightId === flightId)
    return flight ? { flight, wishes: seats } : []
  })
  if (wishes.length !== wished.length) return refused({ code: 'flight-not-of-this-trip' })
  const priced = pricedWishes({ passengers, cabin: cabinOf(upsells) }, wishes, now)
  const others = own.filter((seat) => !wished.some(({ flightId }) => flightId === seat.flightId))
  return priced.ok ? accepted([...others, ...priced.value]) : priced
}
