import type { IsoDay } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'

export interface Reservations<Reserved> {
  readonly upcoming: readonly Reserved[]
  readonly past: readonly Reserved[]
  readonly cancelled: readonly Reserved[]
}

/** Trips one can still go on, or is on, the soonest first; then those that are over, and what came to nothing, the latest first. */
export function reservationsOf<Reserved extends Pick<Order, 'state' | 'offer' | 'placedAt'>>(
  orders: readonly Reserved[],
  today: IsoDay,
): Reservations<Reserved> {
  const isUpcoming = ({ state, offer }: Reserved) =>
    (state === 'pending' || state === 'confirmed') && offer.returnDate >= today
  const soonestFirst = orders.toSorted(
    (a, b) =>
      a.offer.departureDate.localeCompare(b.offer.departureDate) ||
      // Two on the same day: the one ordered last is the one in mind.
      b.placedAt.getTime() - a.placedAt.getTime(),
  )
  const others = soonestFirst.filter((order) => !isUpcoming(order)).toReversed()
  return {
    upcoming: soonestFirst.filter(isUpcoming),
    past: others.filter(({ state }) => state === 'confirmed'),
    cancelled: others.filter(({ state }) => state !== 'confirmed'),
  }
}
