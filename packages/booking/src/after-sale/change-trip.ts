import { hasHotel, isOneWay, type Offer } from '@wojaz/offers'
import { dayOf } from '@wojaz/travel/dates'
import { type OfferParts, parseOfferCode } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { cabinsFrom, cabinsOfAll } from '../extras/read-cabins.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { ownPlaces } from '../stock/own-places.ts'
import type { Store } from '../store.ts'
import { type ChangedPerson, isEverybody } from './carried-trip.ts'
import { findChanges, type OrderChange } from './change-rows.ts'
import {
  type ChangeTerms,
  changeTerms,
  everybody,
  fliesInClass,
  type HandOver,
  handedOver,
} from './change-terms.ts'
import { type OfferForParty, offerFor } from './offer-for-party.ts'
import { personChange } from './person-change.ts'
import { atPriceOfContract } from './price-of-age.ts'
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
import { becomeTrip } from './write-trip.ts'

/** Another trip in the same hotel, or another flight to the same place; without people, for the same party. */
export interface ChangeWish {
  readonly offerCode: string
  readonly people?: readonly ChangedPerson[]
  /** New data of somebody of the party, who goes in their place or was written down wrong. */
  readonly handOver?: Pick<HandOver, 'person' | 'after'>
}

export type ChangeQuote = Quote<ChangeTerms>

export type ChangeRefusal = {
  readonly code:
    | 'order-unknown'
    | 'not-confirmed'
    | 'too-late'
    | 'room-without-adult'
    /** Nobody can book it now, or it is not of this hotel. */
    | 'not-offered'
}

export type ConfirmChangeRefusal =
  | ChangeRefusal
  /** It ran out, was asked for anew, money came meanwhile or the organiser said something: the guest looks at a new one. */
  | { readonly code: 'quote-outdated' }
  /** Somebody was quicker; the trip of before is untouched. */
  | { readonly code: 'sold-out' }

interface Wished extends OfferForParty {
  readonly handOver?: HandOver
}

/** A sold trip becomes another one: first what it costs, then one press. */
export function tripChanging(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { pool, offers, clock } = options

  async function wished(
    order: Order,
    { offerCode, people = everybody(order), handOver: wish }: ChangeWish,
  ): Promise<Outcome<Wished, ChangeRefusal>> {
    const judged = wish && personChange(order, wish.person, wish.after, dayOf(clock()))
    if (judged?.kind === 'refused')
      return refused({ code: judged.why === 'too-late' ? 'too-late' : 'not-offered' })
    const isSame = judged === undefined || judged.kind === 'nothing' || !judged.isOtherAge
    const handOver = wish &&
      judged &&
      judged.kind !== 'nothing' && { ...wish, isSlip: judged.kind === 'correction' }
    if (offerCode === order.offer.offerCode && isEverybody(order, people) && isSame)
      return accepted({ offer: order.offer, people, ...(handOver && { handOver }) })
    const parts = parseOfferCode(offerCode)
    if (!parts.ok || !isSamePlace(order, parts.value) || !isParty(order, people))
      return refused({ code: 'not-offered' })
    // Handing over is not charged as a change, so nothing else of the trip changes by it but what another age needs.
    if (handOver && (isSame || !isSameJourney(order, parts.value))) return refused({ code: 'not-offered' })
    const found = await offerFor(offers, handedOver(order, handOver || undefined), parts.value, people)
    if (!found.ok || !handOver) return found
    const offer = await pricedByAge(order, found.value.offer)
    return accepted({ ...found.value, offer, handOver })
  }

  /** What cannot be compared with what the party would pay today cannot be proved, and costs nothing. */
  async function pricedByAge({ offer: sold, locale, ...order }: Order, asItIs: Offer): Promise<Offer> {
    const own = ownPlaces({ offer: sold, ...order })
    const asItWas = await offers.bookable(sold.offerCode, { locale, perPerson: false }, own)
    return atPriceOfContract(sold, asItWas.ok ? asItWas.value : asItIs, asItIs)
  }

  return {
    /** What each of these offers would cost instead of the order, for a list to choose from; null: it cannot be had. */
    async changePrices(order: Order, wanted: readonly ChangeWish[]): Promise<(ChangeTerms | null)[]> {
      const found = await Promise.all(wanted.map((wish) => wished(order, wish)))
      const flights = found.flatMap((one) => (one.ok ? flightsOf(one.value.offer) : []))
      const cabins = await cabinsOfAll(pool, fliesInClass(order) ? flights : [])
      const today = dayOf(clock())
      return Promise.all(found.map((one) => (one.ok ? changeTerms(cabins, order, one.value, today) : null)))
    },

    quoteChange: (number: string, wish: ChangeWish): Promise<Outcome<ChangeQuote, ChangeRefusal>> =>
      store.decide<ChangeQuote, ChangeRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        if (!order) return refused({ code: 'order-unknown' })
        if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' })
        const found = await wished(order, wish)
        if (!found.ok) return found
        const terms = await changeTerms(cabinsFrom(client), order, found.value, dayOf(clock()))
        if (!terms) return refused({ code: 'too-late' })
        return accepted(await insertQuote(client, 'change', order, terms, clock()))
      }),

    /** Null: this order has none of this name. */
    changeQuote: (number: string, id: string): Promise<SeenQuote<ChangeTerms> | null> =>
      store.read((client) => seenQuote<ChangeTerms>(client, 'change', number, id, clock())),

    /** Asked twice it has happened once, and says so. When the new trip cannot be had, nothing has happened to the old one. */
    async confirmChange(number: string, quoteId: string): Promise<Outcome<Order, ConfirmChangeRefusal>> {
      // Whatever the bank answers: money that comes all the same is counted or goes back.
      await callOffFor({ store, clock, callOff }, 'change', number, quoteId)
      const outcome = await store.decide<Order, ConfirmChangeRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        if (!order) return refused({ code: 'order-unknown' })
        const quote = await findQuote<ChangeTerms>(client, 'change', number, quoteId)
        if (quote?.isConfirmed) return accepted(order)
        if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' })
        const now = clock()
        if (!quote || !openFor(quote, order, now)) return refused({ code: 'quote-outdated' })
        await confirmQuote(client, quoteId, now)
        const after = await becomeTrip(options, client, order, quote.terms, now)
        return after ? accepted(after) : refused({ code: 'sold-out' })
      })
      if (outcome.ok) options.onLetters?.()
      return outcome
    },

    /** What became of a trip since it was sold, the newest first. */
    changesOf: (number: string): Promise<readonly OrderChange[]> =>
      store.read((client) => findChanges(client, number)),
  }
}

/** Everybody of the party at most once. */
function isParty({ participants }: Order, people: readonly ChangedPerson[]): boolean {
  const known = people.filter((one) => typeof one === 'number')
  return new Set(known).size === known.length && known.every((person) => participants[person] !== undefined)
}

/** The same hotel; of a flight alone the place where it lands, and back again if it was. */
function isSamePlace({ offer }: Order, { hotelCode, flight, nights }: OfferParts): boolean {
  if (hotelCode !== null) return hotelCode === offer.hotelCode
  return (
    !hasHotel(offer) &&
    flight?.destinationAirport === offer.departureFlight?.toAirport &&
    (nights === 0) === isOneWay(offer)
  )
}

function isSameJourney({ offer }: Order, { date, nights, flight }: OfferParts): boolean {
  const sold = parseOfferCode(offer.offerCode)
  return (
    sold.ok &&
    sold.value.date === date &&
    sold.value.nights === nights &&
    JSON.stringify(sold.value.flight) === JSON.stringify(flight)
  )
}

function flightsOf({ departureFlight, returnFlight }: Offer): readonly number[] {
  return [departureFlight, returnFlight].flatMap((leg) => leg?.flightId ?? [])
}
