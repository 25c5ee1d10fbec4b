import type { Offers } from '@wojaz/offers/server'
import type { Pool } from 'pg'
import { type NearestOffers, openCarts, type QueueLater } from './carts/open-carts.ts'
import { findOrder } from './orders/order-rows.ts'
import type { SeatClaims } from './seats/seat-claims.ts'

export interface BookingOptions {
  readonly pool: Pool
  readonly offers: Pick<Offers, 'offer'>
  readonly seats: SeatClaims
  readonly clock: () => Date
  /** Signs the links of letters. */
  readonly secret: string
  /** Public address of the shop, without a slash at the end. */
  readonly siteUrl: string
  /** What comes nearest to a trip that is sold out. */
  readonly nearestOffers: NearestOffers
  /** Writes the letter with the link to a cart, in the transaction that it is given. */
  readonly queueLater: QueueLater
}

export type Booking = ReturnType<typeof openBooking>

/** From a cart to a paid order. Every verb takes and returns plain values; what may be refused is refused by value. */
export function openBooking(options: BookingOptions) {
  return {
    ...openCarts(options),
    order: (number: string) => findOrder(options.pool, number),
  }
}
