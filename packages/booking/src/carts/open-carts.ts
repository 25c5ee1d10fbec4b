import type { EmailScope } from '@wojaz/mail/server'
import type { Offer } from '@wojaz/offers'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { type OfferParts, parseOfferCode } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { BetterCabin } from '@wojaz/travel/trip'
import type { ClientBase } from 'pg'
import type { Cart, CartPart, CartRefusal, Requote } from '../cart.ts'
import type { BookingOptions } from '../open-booking.ts'
import { findOrderOfCart } from '../orders/order-rows.ts'
import { noConsents } from '../participants/consents.ts'
import { noClaims } from '../seats/seat-claims.ts'
import type { Store } from '../store.ts'
import { flightIdsOf } from '../upsells/read-upsells.ts'
import { newCartId, newCartKey } from './cart-key.ts'
import {
  addKey,
  type CartName,
  type CartRow,
  type ClosedToYou,
  type FoundCart,
  findCartId,
  openOrMakeCart,
  readCart,
  saveCart,
} from './cart-rows.ts'
import { withAgreement, withTrip, withUpsells } from './change-cart.ts'
import { laterLinkMs, opensLater, signLater } from './later-link.ts'
import { orderedCart, priceCart } from './price-cart.ts'
import { haveOtherNumbers, lostBy, withArrival } from './what-changes.ts'

export interface OpenedCart extends Cart {
  readonly key: string
}

export type NearestOffers = (parts: OfferParts, locale: Locale) => Promise<readonly Offer[]>

export type QueueLater = (
  client: ClientBase,
  email: {
    readonly to: string
    readonly locale: Locale
    readonly offer: Offer | null
    readonly link: string
    readonly cartId: string
    /** The household that asks for it. */
    readonly place: string
  },
  now: Date,
) => Promise<Outcome<null, EmailScope>>

export type ShowCart = (
  client: ClientBase,
  found: Pick<FoundCart, 'row' | 'claims' | 'cabinsOf'>,
) => Promise<Cart>

export function showCarts(options: BookingOptions): ShowCart {
  return async (client, { row, claims, cabinsOf }) => {
    const order = row.state === 'ordered' ? await findOrderOfCart(client, row.id) : null
    return order ? orderedCart(row, order) : priceCart(cabinsOf, options, row, claims)
  }
}

export function openCarts(options: BookingOptions, store: Store, show: ShowCart) {
  const { offers, seats, clock, secret, siteUrl } = options

  return {
    /** Returns the open cart of this browser for the same offer, or a new cart. */
    async openCart(wish: {
      readonly offerCode: string
      readonly locale: Locale
      readonly keys?: readonly string[]
      /** Key of a new cart. A repeated call with the same key does not make a second cart. */
      readonly newKey?: string
      /** An adviser's mark. It is stored with the cart and with its order. */
      readonly bidding?: string | null
      /** Codes of upsells that were promised with the link. */
      readonly promotedUpsells?: readonly string[]
      /** The class that the guest has already chosen among the flights. */
      readonly cabin?: BetterCabin | null
    }): Promise<Outcome<OpenedCart, CartRefusal>> {
      const { locale, newKey: key = newCartKey(), keys = [] } = wish
      const found = await offers.bookable(wish.offerCode, { locale, perPerson: false })
      if (!found.ok) return found
      const { offerCode, quote } = found.value
      const row: CartRow = {
        id: newCartId(),
        state: 'open',
        locale,
        offerCode,
        agreedOffer: quote.total,
        participants: [],
        contact: null,
        upsells: wish.cabin ? [{ type: 'FLIGHT_CLASS', code: wish.cabin, person: null }] : [],
        consents: noConsents,
        laterEmail: null,
        lostSeats: null,
        wishes: null,
        bidding: wish.bidding ?? null,
        promotedUpsells: wish.promotedUpsells ?? [],
        changedAt: clock(),
      }
      return store.read(async (client) => {
        const open = await openOrMakeCart(client, row, key, keys, flightIdsOf(found.value))
        const arrived = open.isNew ? row : withArrival(open.row, row)
        if (arrived !== open.row) await saveCart(client, arrived, open.version)
        return accepted({ ...(await show(client, { ...open, row: arrived })), key: open.key })
      })
    },

    /** Returns the cart in this language. The language is stored: emails and documents of its order use it too. */
    cart: (id: string, key: string, locale?: Locale) => read({ id, key }, locale),

    /** Returns the id of the cart that a key opens, without pricing it. */
    cartIdOf: (key: string): Promise<string | null> => store.read((client) => findCartId(client, key)),

    /** Returns the cart that a key opens. API calls send only the key. */
    cartOfKey: (key: string) => read({ key }),

    update: (id: string, key: string, part: CartPart) => change({ id, key }, part),
    updateOfKey: (key: string, part: CartPart) => change({ key }, part),

    async requote(cart: Cart): Promise<Requote> {
      const { agreedTotal: before, price, offerCode, locale } = cart
      if (!price) {
        const parts = parseOfferCode(offerCode)
        const alternatives = parts.ok ? await options.nearestOffers(parts.value, locale) : []
        return { kind: 'sold-out', before, now: null, alternatives }
      }
      const now = price.total
      return { kind: now === before ? 'same' : now < before ? 'drop' : 'rise', before, now, alternatives: [] }
    },

    /** Sends the link again to the address stored in the cart. Requires the key. A cart without an address sends nothing. */
    async resendLater(id: string, key: string, place: string): Promise<Outcome<null, CartRefusal>> {
      const found = await store.read((client) => readCart(client, { id, key }, clock()))
      if (!found.ok) return found
      const { laterEmail, contact } = found.value.row
      const email = laterEmail ?? contact?.email
      const sent = email ? await change({ id, key }, { later: { email, place } }) : accepted(null)
      return sent.ok ? accepted(null) : sent
    },

    /** Opens the cart on this device by the link of an email. */
    async openLater(id: string, token: string): Promise<Outcome<{ key: string }, ClosedToYou>> {
      if (!opensLater(secret, id, token, clock())) return refused({ code: 'cart-not-yours' })
      const key = newCartKey()
      return (await store.read((client) => addKey(client, id, key)))
        ? accepted({ key })
        : refused({ code: 'cart-unknown' })
    },
  }

  function read(name: CartName, locale?: Locale): Promise<Outcome<Cart, ClosedToYou>> {
    return store.read(async (client) => {
      const found = await readCart(client, name, clock())
      if (!found.ok) return found
      const { row, version } = found.value
      if (!locale || locale === row.locale || row.state !== 'open')
        return accepted(await show(client, found.value))
      const spoken = { ...row, locale }
      // If the cart is being changed at this moment, that change wins. The next page sets the language again.
      await saveCart(client, spoken, version)
      return accepted(await show(client, { ...found.value, row: spoken }))
    })
  }

  /** Computes the change and writes it if the cart has not changed meanwhile. Otherwise computes it again. */
  async function change(name: CartName, part: CartPart): Promise<Outcome<Cart, CartRefusal>> {
    while (true) {
      const decided = await store.read((client) => decide(client, name, part))
      if (!decided.ok) return decided
      const { row, version, gone, cart } = decided.value
      const { later } = part
      let sent: Outcome<null, EmailScope> = accepted(null)
      const write = async (client: ClientBase) => {
        const isSaved = await saveCart(client, row, version)
        if (isSaved && gone) await seats.keepOnly(client, cart.id, cart.seats)
        if (isSaved && later) sent = await sendLater(client, cart, later)
        return isSaved
      }
      const isOneWord = !gone && !later
      if (!(await (isOneWord ? store.read(write) : store.change(write)))) continue
      if (later) options.onEmails?.()
      return isSaid(sent) ? refused({ code: 'emails-used-up' }) : accepted(cart)
    }
  }

  async function decide(client: ClientBase, name: CartName, part: CartPart) {
    const found = await readCart(client, name, clock())
    if (!found.ok) return found
    const { row, version, claims, cabinsOf } = found.value
    const before = await show(client, found.value)
    if (before.state !== 'open')
      return refused<CartRefusal>({ code: 'cart-closed', orderNumber: before.orderNumber })
    const trip = await withTrip(options, { ...row, changedAt: clock() }, part)
    if (!trip.ok) return trip
    const kept = haveOtherNumbers(row, trip.value, part) ? noClaims : claims
    const priced = await show(client, { row: trip.value, claims: kept, cabinsOf })
    const upsells = withUpsells(trip.value, priced, part)
    if (!upsells.ok) return upsells
    const after = part.upsells ? await show(client, { row: upsells.value, claims: kept, cabinsOf }) : priced
    const agreed = withAgreement(upsells.value, after, part)
    if (!agreed.ok) return agreed
    const lostSeats = lostBy(part, before, after) ?? before.lostSeats
    const agreedTotal = agreed.value.agreedOffer + (after.price?.upsells ?? 0)
    return accepted({
      row: { ...agreed.value, lostSeats },
      version,
      /** True when the cart holds seats that it no longer needs. */
      gone: claims.held.length + claims.ranOut.length > after.seats.length,
      cart: { ...after, lostSeats, agreedTotal } satisfies Cart,
    })
  }

  async function sendLater(client: ClientBase, cart: Cart, { email, place }: NonNullable<CartPart['later']>) {
    const token = signLater(secret, cart.id, new Date(clock().getTime() + laterLinkMs))
    const link = `${siteUrl}${localisedPath(cart.locale, `/pz/rezerwacja/${cart.id}`)}?link=${token}`
    const { id: cartId, locale, offer } = cart
    return options.queueLater(client, { to: email, locale, offer, link, cartId, place }, clock())
  }
}

/**
 * True when the guest reached a limit by their own requests. The limit of a recipient is not revealed: the answer looks as if the
 * email was sent.
 */
function isSaid(sent: Outcome<null, EmailScope>): boolean {
  return !sent.ok && sent.refusal !== 'recipient'
}
