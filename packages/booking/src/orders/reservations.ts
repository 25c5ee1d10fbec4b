import type { IsoDay } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'

export interface Reservations<Reserved> {
  readonly upcoming: readonly Reserved[]
  readonly past: readonly Reserved[]
  readonly cancelled: readonly Reserved[]
}

/** Current and future trips, soonest first; then past, expired and cancelled ones, latest first. */
export function reservationsOf<Reserved extends Pick<Order, 'state' | 'offer' | 'placedAt'>>(
  orders: readonly Reserved[],
  today: IsoDay,
): Reservations<Reserved> {
  const isUpcoming = ({ state, offer }: Reserved) =>
    (state === 'pending' || state === 'confirmed') && offer.returnDate >= today
  const soonestFirst = orders.toSorted(
    (a, b) =>
      a.offer.departureDate.localeCompare(b.offer.departureDate) ||
      // Two trips on the same day: the one ordered last comes first.
      b.placedAt.getTime() - a.placedAt.getTime(),
  )
  const others = soonestFirst.filter((order) => !isUpcoming(order)).toReversed()
  return {
    upcoming: soonestFirst.filter(isUpcoming),
    past: others.filter(({ state }) => state === 'confirmed'),
    cancelled: others.filter(({ state }) => state !== 'confirmed'),
  }
}
