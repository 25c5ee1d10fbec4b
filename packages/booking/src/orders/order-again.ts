import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { newCartId, newCartKey } from '../carts/cart-key.ts'
import { arrivalOfOrder, openOrMakeCart } from '../carts/cart-rows.ts'
import type { BookingOptions } from '../open-booking.ts'
import { noConsents } from '../participants/consents.ts'
import type { Store } from '../store.ts'
import { withoutDocument } from '../traveller-data/document-ids.ts'
import { flightIdsOf } from '../upsells/read-upsells.ts'
import { findOrder } from './order-rows.ts'

export type AgainRefusal = { readonly code: 'order-unknown' | 'order-open' }

/**
 * Makes a cart with the people and upsells of an order that lost its places. It has the price that the guest agreed to then, so
 * that a new price is announced. Consents and seats must be chosen again.
 */
export function orderingAgain({ clock }: BookingOptions, store: Store) {
  return async function orderAgain(
    number: string,
  ): Promise<Outcome<{ readonly id: string; readonly key: string }, AgainRefusal>> {
    return store.decide<{ id: string; key: string }, AgainRefusal>(async (client) => {
      const order = await findOrder(client, number)
      if (!order) return refused({ code: 'order-unknown' })
      if (order.state === 'pending' || order.state === 'confirmed') return refused({ code: 'order-open' })
      const { locale, contact, upsells, seats, offer, price, wishes = null } = order
      // Travel documents are encrypted for the expired order: `takeAlong` encrypts them for the cart.
      const participants = order.participants.map(withoutDocument)
      const [id, key] = [newCartId(), newCartKey()]
      const lost = { reason: 'order' as const, seats: seats.map(({ seat }) => seat) }
      await openOrMakeCart(
        client,
        {
          id,
          state: 'open',
          locale,
          offerCode: offer.offerCode,
          agreedOffer: price.offer,
          participants,
          contact,
          upsells,
          consents: noConsents,
          laterEmail: null,
          wishes,
          ...(await arrivalOfOrder(client, number)),
          lostSeats: seats.length > 0 ? lost : null,
          changedAt: clock(),
        },
        key,
        [],
        flightIdsOf(offer),
      )
      return accepted({ id, key })
    })
  }
}
