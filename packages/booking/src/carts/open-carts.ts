import type { Offer } from '@wojaz/offers'
import {
  accepted,
  type Locale,
  localisedPath,
  type OfferParts,
  type Outcome,
  parseOfferCode,
  refused,
} from '@wojaz/travel'
import type { ClientBase } from 'pg'
import type { Cart, CartPart, CartRefusal, Requote } from '../cart.ts'
import type { BookingOptions } from '../open-booking.ts'
import { findOrderOfCart } from '../orders/order-rows.ts'
import { noConsents } from '../participants/consents.ts'
import { decide } from '../refusing-transaction.ts'
import { newCartId, newCartKey } from './cart-key.ts'
import {
  addKey,
  type CartRow,
  type ClosedToYou,
  findCartId,
  findOpenCart,
  insertCart,
  readCart,
  saveCart,
} from './cart-rows.ts'
import { changeOf } from './change-cart.ts'
import { laterLinkMs, opensLater, signLater } from './later-link.ts'
import { orderedCart, priceCart } from './price-cart.ts'

export interface OpenedCart extends Cart {
  readonly key: string
}

export type NearestOffers = (parts: OfferParts, locale: Locale) => Promise<readonly Offer[]>

export type QueueLater = (
  client: ClientBase,
  letter: {
    readonly to: string
    readonly locale: Locale
    readonly offer: Offer | null
    readonly link: string
  },
  now: Date,
) => Promise<unknown>

export function openCarts(options: BookingOptions) {
  const { pool, offers, seats, clock, secret, siteUrl } = options

  async function show(client: ClientBase, row: CartRow): Promise<Cart> {
    if (row.state === 'ordered') {
      const order = await findOrderOfCart(client, row.id)
      if (order) return orderedCart(row, order)
    }
    return priceCart(client, options, row, await seats.ofCart(client, row.id))
  }

  return {
    /** A new cart, or the open one of this browser for the same offer. */
    async openCart(wish: {
      readonly offerCode: string
      readonly locale: Locale
      readonly keys?: readonly string[]
    }): Promise<Outcome<OpenedCart, CartRefusal>> {
      const { locale, keys = [] } = wish
      const found = await offers.offer(wish.offerCode, { locale, perPerson: false })
      if (!found.ok) return found
      const { offerCode, quote } = found.value
      const open = await findOpenCart(pool, keys, offerCode)
      if (open) return accepted({ ...(await withClient((client) => show(client, open.row))), key: open.key })
      const row: CartRow = {
        ...{ id: newCartId(), state: 'open', locale, offerCode, agreedOffer: quote.total },
        ...{ participants: [], contact: null, upsells: [], consents: noConsents, laterEmail: null },
        changedAt: clock(),
      }
      const key = newCartKey()
      return decide(pool, async (client) => {
        await insertCart(client, row, key)
        return accepted({ ...(await show(client, row)), key })
      })
    },

    async cart(id: string, key: string): Promise<Outcome<Cart, ClosedToYou>> {
      return withClient(async (client) => {
        const row = await readCart(client, id, key)
        return row.ok ? accepted(await show(client, row.value)) : row
      })
    },

    /** The cart that a key opens; calls send the key and nothing else. */
    async cartOfKey(key: string): Promise<Outcome<Cart, ClosedToYou>> {
      const id = await findCartId(pool, key)
      return id === null ? refused({ code: 'cart-unknown' }) : this.cart(id, key)
    },

    async update(id: string, key: string, part: CartPart): Promise<Outcome<Cart, CartRefusal>> {
      return decide<Cart, CartRefusal>(pool, async (client) => {
        const row = await readCart(client, id, key, 'for update')
        if (!row.ok) return row
        const before = await show(client, row.value)
        if (before.state !== 'open') return refused({ code: 'cart-closed', orderNumber: before.orderNumber })
        const change = await changeOf(options, before, part)
        if (!change.ok) return change
        const changed = { ...row.value, ...change.value, changedAt: clock() }
        const after = await show(client, changed)
        await saveCart(client, { ...changed, upsells: after.upsells })
        await seats.keepOnly(client, id, after.seats)
        if ('laterEmail' in part) await sendLater(client, after, part.laterEmail)
        return accepted(after)
      })
    },

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

    /** A link from a letter opens the cart on this device, too. */
    async openLater(id: string, token: string): Promise<Outcome<{ key: string }, ClosedToYou>> {
      if (!opensLater(secret, id, token, clock())) return refused({ code: 'cart-not-yours' })
      const key = newCartKey()
      return (await addKey(pool, id, key)) ? accepted({ key }) : refused({ code: 'cart-unknown' })
    },
  }

  /** Seats and cart are read by one connection, so that nobody waits for a second one while holding the first. */
  async function withClient<Value>(work: (client: ClientBase) => Promise<Value>): Promise<Value> {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  }

  async function sendLater(client: ClientBase, cart: Cart, to: string): Promise<void> {
    const token = signLater(secret, cart.id, new Date(clock().getTime() + laterLinkMs))
    const link = `${siteUrl}${localisedPath(cart.locale, `/pz/rezerwacja/${cart.id}`)}?link=${token}`
    await options.queueLater(client, { to, locale: cart.locale, offer: cart.offer, link }, clock())
  }
}
