import type { IsoDay } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'

export interface Reservations<Reserved> {
  readonly upcoming: readonly Reserved[]
  readonly past: readonly Reserved[]
}

/** Trips one can still go on, or is on, the soonest first; then what is over or came to nothing, the latest first. */
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
  return {
    upcoming: soonestFirst.filter(isUpcoming),
    past: soonestFirst.filter((order) => !isUpcoming(order)).toReversed(),
  }
}
