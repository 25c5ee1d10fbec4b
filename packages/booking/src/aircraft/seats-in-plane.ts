import type { Offer, OfferLeg } from '@wojaz/offers'
import type { CabinClass } from '@wojaz/travel/trip'
import { cartPrice } from '../cart-price.ts'
import type { Order, TakenSeat } from '../order.ts'
import { cabinLayout, seatNamed, seatsOf } from '../seats/cabin-layout.ts'
import { cabinOf, fittingSeats } from '../seats/fitting-seats.ts'
import { priceLines } from '../upsells/price-lines.ts'
import type { AircraftWish } from './aircraft-change.ts'

export interface Reseated {
  /** The offer with the new plane. */
  readonly offer: Offer
  /** All seats of the order afterwards, including those of its other flight. */
  readonly seats: readonly TakenSeat[]
  /** Seats that the new plane does not have. They are refunded. */
  readonly lost: readonly TakenSeat[]
}

/** A seat stays if the new plane has one with the same name, class and category. The rules of who may sit where apply. */
export function seatsInPlane(
  { offer, seats, upsells }: Pick<Order, 'offer' | 'seats' | 'upsells'>,
  { flightId, aircraft }: AircraftWish,
): Reseated {
  const leg = [offer.departureFlight, offer.returnFlight].find((one) => one?.flightId === flightId)
  const worth = (plane: string, { seat }: TakenSeat) => {
    const layout = cabinLayout(plane)
    const known = layout && seatNamed(layout, seat)
    return known ? `${known.cabin} ${known.zone}` : null
  }
  const isSame = (one: TakenSeat) =>
    one.flightId !== flightId || (leg && worth(leg.aircraft, one) === worth(aircraft, one))
  const flown = withPlane(offer, { flightId, aircraft })
  const kept = fittingSeats(flown, cabinOf(upsells), seats.filter(isSame))
  return { offer: flown, seats: kept, lost: seats.filter((one) => !kept.includes(one)) }
}

function withPlane(offer: Offer, { flightId, aircraft }: AircraftWish): Offer {
  const flown = (leg: OfferLeg | null) => (leg?.flightId === flightId ? { ...leg, aircraft } : leg)
  return {
    ...offer,
    departureFlight: flown(offer.departureFlight),
    returnFlight: flown(offer.returnFlight),
  }
}

/** Returns the price with these seats. Everything else has the price it was sold for. */
export function priceWithSeats({ price, offer }: Order, seats: readonly TakenSeat[], today: string) {
  return cartPrice({
    offer: price.offer,
    lines: [...price.lines.filter(({ type }) => type !== 'SEATS'), ...priceLines([], [], seats)],
    departureDate: offer.departureDate,
    today,
  })
}

/** Returns the number of seats of each class, or null for an unknown plane. */
export function capacityOf(aircraft: string): ReadonlyMap<CabinClass, number> | null {
  const layout = cabinLayout(aircraft)
  if (!layout) return null
  const counts = new Map<CabinClass, number>()
  for (const { cabin } of seatsOf(layout)) counts.set(cabin, (counts.get(cabin) ?? 0) + 1)
  return counts
}
