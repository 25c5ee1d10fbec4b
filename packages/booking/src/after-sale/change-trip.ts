import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { addDays, dayOf } from '@wojaz/travel/dates'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase, Pool } from 'pg'
import { offerUpsells } from '../extras/offer-upsells.ts'
import { cabinsFrom } from '../extras/read-cabins.ts'
import { readUpsells } from '../extras/read-upsells.ts'
import { tripFacts } from '../extras/trip-facts.ts'
import { endForeignNotices } from '../notices/notice-rows.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { fitParty } from '../participants/fit-party.ts'
import { travellersOf } from '../participants/travellers.ts'
import { askRefund } from '../payments/payment-rows.ts'
import { claimStock, releaseStock } from '../stock/claim-stock.ts'
import { lockStock } from '../stock/lock-stock.ts'
import { stockOf } from '../stock/stock-of-order.ts'
import type { Store } from '../store.ts'
import {
  type CarriedTrip,
  type ChangedPerson,
  carriedTrip,
  isEverybody,
  participantsOf,
} from './carried-trip.ts'
import { type ChangePrice, changePrice } from './change-price.ts'
import { findChanges, insertChange, type OrderChange } from './change-rows.ts'
import {
  confirmQuote,
  findQuote,
  insertQuote,
  isOpen,
  type Quote,
  type SeenQuote,
  seenQuote,
} from './quote-rows.ts'

/** Another trip in the same hotel; without people, for the same party. */
export interface ChangeWish {
  readonly offerCode: string
  readonly people?: readonly ChangedPerson[]
}

/** What the guest agrees to. Names are those of the order when it is confirmed. */
export interface ChangeTerms extends ChangePrice, Pick<CarriedTrip, 'offer' | 'upsells' | 'seats' | 'lost'> {
  readonly people: readonly ChangedPerson[]
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
  /** It ran out, was asked for anew, or money came meanwhile: the guest looks at a new one. */
  | { readonly code: 'quote-outdated' }
  /** Somebody was quicker; the trip of before is untouched. */
  | { readonly code: 'sold-out' }

/** Writes the letter that says what was before and what is now, in the transaction that it is given. */
export type QueueTripChanged = (
  client: ClientBase,
  order: Order,
  change: OrderChange & { readonly kind: 'trip' },
  now: Date,
) => Promise<unknown>

/** A sold trip becomes another one: first what it costs, then one press. */
export function tripChanging(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { pool, offers, seats, clock, claim = claimStock } = options

  /** What an offer would make of the order. */
  async function termsOf(
    client: ClientBase | Pool,
    order: Order,
    offer: Offer,
    people: readonly ChangedPerson[],
  ): Promise<ChangeTerms | null> {
    const bought = dayOf(order.placedAt)
    // Fares of better classes are looked at only for whoever flies in one: a list has dozens of offers.
    const hasClass = order.upsells.some(({ type }) => type === 'FLIGHT_CLASS')
    const offered = hasClass
      ? await readUpsells(cabinsFrom(client), offer, bought)
      : offerUpsells(tripFacts(offer, bought))
    const carried = carriedTrip(order, offer, people, offered)
    const price = changePrice(order, carried, dayOf(clock()))
    const { upsells, seats: kept, lost } = carried
    return price && { ...price, people, offer, upsells, seats: kept, lost }
  }

  async function wished(
    order: Order,
    { offerCode, people = everybody(order) }: ChangeWish,
  ): Promise<Outcome<{ offer: Offer; people: readonly ChangedPerson[] }, ChangeRefusal>> {
    if (offerCode === order.offer.offerCode && isEverybody(order, people))
      return accepted({ offer: order.offer, people })
    const parts = parseOfferCode(offerCode)
    if (!parts.ok || (parts.value.hotelCode ?? '') !== order.offer.hotelCode || !isParty(order, people))
      return refused({ code: 'not-offered' })
    if (travellersOf(parts.value.rooms).length !== people.length) return refused({ code: 'not-offered' })
    const birthDates = participantsOf(order.participants, people).map(({ birthDate }) => birthDate)
    // Whoever is a child on one date may be of age on another: the offer is the one for these very people.
    const fitted = fitParty(parts.value, birthDates, addDays(parts.value.date, parts.value.nights))
    if (!fitted.ok) return refused({ code: 'room-without-adult' })
    const found = await offers.bookable(fitted.value.offerCode, { locale: order.locale, perPerson: false })
    if (!found.ok) return refused({ code: 'not-offered' })
    return accepted({
      offer: found.value,
      people: fitted.value.order.map((place) => people[place] as ChangedPerson),
    })
  }

  return {
    /** What each of these offers would cost instead of the order, for a list to choose from; null: it cannot be had. */
    changePrices: (order: Order, wanted: readonly ChangeWish[]): Promise<(ChangeTerms | null)[]> =>
      Promise.all(
        wanted.map(async (wish) => {
          const found = await wished(order, wish)
          return found.ok ? termsOf(pool, order, found.value.offer, found.value.people) : null
        }),
      ),

    quoteChange: (number: string, wish: ChangeWish): Promise<Outcome<ChangeQuote, ChangeRefusal>> =>
      store.decide<ChangeQuote, ChangeRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        if (!order) return refused({ code: 'order-unknown' })
        if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' })
        const found = await wished(order, wish)
        if (!found.ok) return found
        const terms = await termsOf(client, order, found.value.offer, found.value.people)
        if (!terms) return refused({ code: 'too-late' })
        return accepted(await insertQuote(client, 'change', order, terms, clock()))
      }),

    /** Null: this order has none of this name. */
    changeQuote: (number: string, id: string): Promise<SeenQuote<ChangeTerms> | null> =>
      store.read((client) => seenQuote<ChangeTerms>(client, 'change', number, id, clock())),

    /** Asked twice it has happened once, and says so. When the new trip cannot be had, nothing has happened to the old one. */
    async confirmChange(number: string, quoteId: string): Promise<Outcome<Order, ConfirmChangeRefusal>> {
      // Whatever the bank answers: money that comes all the same is counted or goes back.
      await callOff(number)
      const outcome = await store.decide<Order, ConfirmChangeRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        if (!order) return refused({ code: 'order-unknown' })
        const quote = await findQuote<ChangeTerms>(client, 'change', number, quoteId)
        if (quote?.isConfirmed) return accepted(order)
        if (order.state !== 'confirmed') return refused({ code: 'not-confirmed' })
        const now = clock()
        if (!quote || !isOpen(quote, now) || quote.paid !== order.paid)
          return refused({ code: 'quote-outdated' })
        await confirmQuote(client, quoteId, now)
        const moved = await movePlaces(client, order, quote.terms)
        return moved ? accepted(await write(client, order, quote.terms, now)) : refused({ code: 'sold-out' })
      })
      if (outcome.ok) options.onLetters?.()
      return outcome
    },

    /** What became of a trip since it was sold, the newest first. */
    changesOf: (number: string): Promise<readonly OrderChange[]> =>
      store.read((client) => findChanges(client, number)),
  }

  /** Gives back what the order had and takes what it wants now. False: somebody was quicker, and the caller undoes everything. */
  async function movePlaces(
    client: ClientBase,
    { number, seats: before }: Order,
    { offer, upsells, seats: kept }: ChangeTerms,
  ): Promise<boolean> {
    const wanted = stockOf(offer, upsells)
    await lockStock(client, number, wanted)
    await releaseStock(client, number)
    const claimed = await claim(client, number, wanted)
    if (!claimed.ok) return false
    if (before.length > 0) await seats.giveBack(client, number)
    return kept.length === 0 || (await seats.takeAgain(client, number, kept)).ok
  }

  async function write(client: ClientBase, order: Order, terms: ChangeTerms, now: Date): Promise<Order> {
    const { number } = order
    const { offer, upsells, seats: kept, price, schedule, refund, people, returns } = terms
    const participants = participantsOf(order.participants, people)
    await client.query(
      `update booking.orders set sold = sold || $2::jsonb, total = $3, paid = $4, schedule = $5, reminded_for = null
       where number = $1`,
      [
        number,
        { offer, participants, upsells, seats: kept, price },
        price.total,
        order.paid - refund,
        JSON.stringify(schedule),
      ],
    )
    for (const { paymentId, amount } of returns)
      await askRefund(client, {
        id: randomUUID(),
        payment: { id: paymentId, amount },
        reason: 'guest-changed',
        now,
      })
    const { before, difference, fee, feeKind } = terms
    const trips = (await findChanges(client, number)).filter(({ kind }) => kind === 'trip')
    const facts = { before, difference, fee, feeKind, refund, total: price.total, nth: trips.length + 1 }
    const change = { kind: 'trip', facts } as const
    const id = await insertChange(client, order, change, now)
    const after = (await lockOrder(client, number)) as Order
    await endForeignNotices(client, after, now)
    await options.queueTripChanged(client, after, { ...change, id, at: now, replaced: order }, now)
    return after
  }
}

function everybody({ participants }: Pick<Order, 'participants'>): number[] {
  return participants.map((_, person) => person)
}

/** Everybody of the party at most once. */
function isParty({ participants }: Order, people: readonly ChangedPerson[]): boolean {
  const known = people.filter((one) => typeof one === 'number')
  return new Set(known).size === known.length && known.every((person) => participants[person] !== undefined)
}
