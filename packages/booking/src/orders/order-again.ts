import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { newCartId, newCartKey } from '../carts/cart-key.ts'
import { arrivalOfOrder, openOrMakeCart } from '../carts/cart-rows.ts'
import type { BookingOptions } from '../open-booking.ts'
import { noConsents } from '../participants/consents.ts'
import type { Store } from '../store.ts'
import { withoutDocument } from '../traveller-data/document-ids.ts'
import { findOrder } from './order-rows.ts'

export type AgainRefusal = { readonly code: 'order-unknown' | 'order-open' }

/**
 * A cart with everybody and everything of an order whose places are gone. Its price is what the guest agreed to then, so that another
 * one is told; consents are given anew, and seats are chosen anew.
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
      // Documents are sealed for the order that came to nothing: `takeAlong` seals them for the cart.
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
      )
      return accepted({ id, key })
    })
  }
}
