import type { OwnPlaces } from '@wojaz/offers'
import type { Order } from '../order.ts'
import { stockOf } from './stock-of-order.ts'

/** Returns the places that a sold trip has and would release by a change. */
export function ownPlaces({ offer, upsells }: Pick<Order, 'offer' | 'upsells'>): OwnPlaces {
  const { flights, rooms } = stockOf(offer, upsells)
  return {
    flights: new Map(
      flights.flatMap(({ flightId, cabin, count }) => (cabin === 'Economy' ? [[flightId, count]] : [])),
    ),
    rooms,
  }
}
