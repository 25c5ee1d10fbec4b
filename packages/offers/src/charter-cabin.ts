import type { BetterCabin } from '@wojaz/travel/trip'
import type { OfferIndex } from './engine/offer-index.ts'

/** Numbers of passengers by fare. */
export interface Seated {
  readonly adults: number
  readonly children: number
  readonly infants: number
}

/**
 * Returns the party's fare on a flight, in economy or in the requested class; null: not enough seats. A class is an upsell on top
 * of the economy seat, as in the checkout. Both need seats for everybody, and a cheaper class gives no discount.
 */
export function fareOnFlight(
  { columns: c, register }: OfferIndex,
  flight: number,
  { adults, children, infants }: Seated,
  cabin: BetterCabin | null,
): number | null {
  const seats = adults + children
  if (c.flightLeft[flight]! < seats) return null
  const [adult, child, infant] = [c.flightAdult[flight]!, c.flightChild[flight]!, c.flightInfant[flight]!]
  if (cabin === null) return adults * adult + children * child + infants * infant
  const better = register.cabins.of(cabin)
  const left = better.left[flight]!
  if (left < seats || left === 0) return null
  return (
    adults * Math.max(adult, better.adult[flight]!) +
    children * Math.max(child, better.child[flight]!) +
    infants * Math.max(infant, better.infant[flight]!)
  )
}

/** Returns the seats that can still be sold. A class has at most as many as economy. */
export function seatsOnFlight(
  { columns: c, register }: OfferIndex,
  flight: number,
  cabin: BetterCabin | null,
): number {
  const economy = c.flightLeft[flight]!
  return cabin === null ? economy : Math.min(economy, register.cabins.of(cabin).left[flight]!)
}
