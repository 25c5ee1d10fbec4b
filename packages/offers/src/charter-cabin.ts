import type { BetterCabin } from '@wojaz/travel/trip'
import type { OfferIndex } from './engine/offer-index.ts'

/** Heads by what they pay. */
export interface Seated {
  readonly adults: number
  readonly children: number
  readonly infants: number
}

/**
 * What a party pays on a flight, in economy or in the class it asks for; null: not all have a seat. A class is an extra on top of the
 * economy seat, as in the checkout: both need room for all, and one on sale for less is no reason to pay the guest.
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

/** As many as can still be sold: of a class no more than of the economy seats below it. */
export function seatsOnFlight(
  { columns: c, register }: OfferIndex,
  flight: number,
  cabin: BetterCabin | null,
): number {
  const economy = c.flightLeft[flight]!
  return cabin === null ? economy : Math.min(economy, register.cabins.of(cabin).left[flight]!)
}
