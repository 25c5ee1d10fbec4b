import { randomInt } from 'node:crypto'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Cart, CartRefusal } from '../cart.ts'
import { type CartName, readCart } from '../carts/cart-rows.ts'
import type { ShowCart } from '../carts/open-carts.ts'
import { fairShare, isTooMuch } from '../fair-share/fair-share.ts'
import { type Asker, keeperKeys, keptOrders, nobody } from '../fair-share/kept-rows.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { obligatoryConsents } from '../participants/consents.ts'
import { partyMembers } from '../participants/party-members.ts'
import type { SeatsLost } from '../seats/seat-claims.ts'
import { claimStock, type SoldOut } from '../stock/claim-stock.ts'
import { stockOf } from '../stock/stock-of-order.ts'
import type { Store } from '../store.ts'
import { heldAfterOrdering } from './hold-times.ts'
import { orderNumberOf } from './order-number.ts'
import { findOrderOfCart, insertOrder } from './order-rows.ts'

export type PlaceRefusal =
  | CartRefusal
  | SoldOut
  | SeatsLost
  /** The limit of unpaid orders is reached. `own` are those that this browser can pay or cancel. */
  | { readonly code: 'too-many-unpaid'; readonly own: readonly string[] }
  | {
      readonly code: 'cart-incomplete'
      readonly missing: readonly ('participants' | 'contact' | 'terms' | 'standardForm')[]
    }

export interface OrderWish {
  readonly agreedTotal: number
  /** The seats that the guest saw when ordering. Absent: all seats that the cart has had must still be held. */
  readonly seats?: SeatsLost['seats']
  /** The logged-in customer; absent: none. */
  readonly customerId?: string | null
  readonly asker?: Asker
}

export function orderPlacing(options: BookingOptions, store: Store, show: ShowCart) {
  const { seats, clock, secret, claim = claimStock, newNumber = randomNumber, share = fairShare() } = options

  /**
   * Idempotent: ordering the same cart twice returns the same order. An order is refused when seats that the guest saw are lost.
   */
  return async function placeOrder(name: CartName, wish: OrderWish): Promise<Outcome<Order, PlaceRefusal>> {
    while (true) {
      try {
        return await place(name, wish)
      } catch (fault) {
        if (!isNumberTaken(fault)) throw fault
      }
    }
  }

  function place(
    name: CartName,
    { agreedTotal, seats: seen, customerId = null, asker = nobody }: OrderWish,
  ): Promise<Outcome<Order, PlaceRefusal>> {
    return store.decide<Order, PlaceRefusal>(async (client) => {
      const found = await readCart(client, name, clock(), 'for update')
      if (!found.ok) return found
      const { row, claims } = found.value
      const { id } = row
      const known = row.state === 'ordered' ? await findOrderOfCart(client, id) : null
      if (known) return accepted(known)
      const cart = await show(client, found.value)
      const ready = readyToOrder(cart, agreedTotal)
      if (!ready.ok) return ready
      const { offer, contact, price } = ready.value
      const lost = seen && lostOf(seen, cart)
      if (lost && lost.length > 0) return refused({ code: 'seats-lost', seats: lost })
      const claimsSeats = claims.held.length + claims.ranOut.length > 0
      if (seen && claimsSeats) await seats.keepOnly(client, id, cart.seats)
      const { participants, upsells, wishes, locale } = cart
      const wanted = stockOf(offer, upsells)
      const keeper = keeperKeys(secret, asker, contact.email)
      const { kept, own, gone } = await keptOrders(client, asker, keeper, { stock: wanted, now: clock() })
      if (isTooMuch(kept, 1, share.orders)) return refused({ code: 'too-many-unpaid', own })
      // Refuses a sold-out trip before anything is written. Between this check and the claim others may still be faster.
      if (gone) return refused(gone)
      const number = newNumber()
      const taken = claimsSeats ? await seats.takeFor(client, id, number) : accepted([])
      if (!taken.ok) return taken
      const sold = {
        offer,
        participants,
        contact,
        upsells,
        seats: taken.value,
        price,
        ...(wishes && { wishes }),
      }
      const now = clock()
      const order = await insertOrder(client, {
        number,
        cartId: id,
        locale,
        sold,
        placedAt: now,
        heldUntil: heldAfterOrdering(now),
        customerId,
        keeper,
      })
      // Done last, so that rows that all guests need are locked as briefly as possible.
      const claimed = await claim(client, number, wanted)
      return claimed.ok ? accepted(order) : claimed
    })
  }
}

function lostOf(seen: SeatsLost['seats'], { seats }: Cart): SeatsLost['seats'] {
  return seen.filter(
    ({ flightId, seat }) => !seats.some((held) => held.flightId === flightId && held.seat === seat),
  )
}

type Ready = { [Part in 'offer' | 'contact' | 'price']: NonNullable<Cart[Part]> }

function readyToOrder(cart: Cart, agreedTotal: number): Outcome<Ready, PlaceRefusal> {
  const { state, offer, contact, price, participants, consents, unavailable } = cart
  if (state !== 'open') return refused({ code: 'cart-closed', orderNumber: cart.orderNumber })
  if (!offer || !price) return refused(unavailable ?? { code: 'date-not-on-sale' })
  const missing = [
    participants.length === partyMembers(offer.occupancies).length ? [] : 'participants',
    contact ? [] : 'contact',
    obligatoryConsents(offer).filter((name) => !consents[name]),
  ] as const
  if (!contact || missing.flat().length > 0)
    return refused({ code: 'cart-incomplete', missing: missing.flat() })
  // A lower price is applied. A higher price needs the guest's agreement.
  if (price.total > agreedTotal)
    return refused({ code: 'price-changed', before: agreedTotal, now: price.total })
  return accepted({ offer, contact, price })
}

const randomNumber = () => orderNumberOf(String(randomInt(100_000_000)).padStart(8, '0'))

/** Another order has this number: the transaction is rolled back and repeated with a new number. */
function isNumberTaken(fault: unknown): boolean {
  const { code, constraint } = fault as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'orders_pkey'
}
