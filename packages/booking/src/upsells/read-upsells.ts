import type { Offer } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Upsell } from '../upsell.ts'
import { offerUpsells } from './offer-upsells.ts'
import type { CabinsOf } from './read-cabins.ts'
import { tripFacts } from './trip-facts.ts'

/** Returns everything that can be added to an offer, with the current free seats of better classes. */
export async function readUpsells(
  cabinsOf: CabinsOf,
  offer: Offer,
  today: IsoDay,
): Promise<readonly Upsell[]> {
  const flights = [offer.departureFlight, offer.returnFlight].flatMap((leg) => leg?.flightId ?? [])
  return offerUpsells(tripFacts(offer, today, flights.length > 0 ? await cabinsOf(flights) : undefined))
}
