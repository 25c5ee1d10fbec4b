import type { Offer } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Upsell } from '../upsell.ts'
import { offerUpsells } from './offer-upsells.ts'
import type { CabinsOf } from './read-cabins.ts'
import { tripFacts } from './trip-facts.ts'

/** The flights of a trip, there and back. */
export function flightIdsOf({ departureFlight, returnFlight }: Offer): number[] {
  return [departureFlight, returnFlight].flatMap((leg) => leg?.flightId ?? [])
}

/** Returns everything that can be added to an offer, with the current free seats of better classes. */
export async function readUpsells(
  cabinsOf: CabinsOf,
  offer: Offer,
  today: IsoDay,
): Promise<readonly Upsell[]> {
  const flights = flightIdsOf(offer)
  return offerUpsells(tripFacts(offer, today, flights.length > 0 ? await cabinsOf(flights) : undefined))
}
