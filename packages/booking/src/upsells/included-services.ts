import type { Offer } from '@wojaz/offers'
import { flightMinutes, type TripFacts, type TripFlight, tripFacts } from './trip-facts.ts'
import { flightLength } from './upsell-prices.ts'

/** What may be included besides flight, stay and board. Has the code of the upsell if an upsell can replace it. */
export const includedServices = [
  'LUGGAGE_SMALL',
  'LUGGAGE_20_INCLUDED',
  'LUGGAGE_23',
  'TRANSFER_SHARED',
  'INSURANCE_STANDARD',
  'RESIDENT',
] as const
export type IncludedService = (typeof includedServices)[number]

/** Returns what this offer includes. The list, the hotel card and the upsells all use it. */
export function includedIn(offer: Offer): readonly IncludedService[] {
  const trip = tripFacts(offer, offer.departureDate)
  const luggage = includedLuggage(trip)
  return includedServices.filter(
    (service) =>
      service === luggage ||
      (service === 'TRANSFER_SHARED' && hasTransfer(trip)) ||
      (service === 'INSURANCE_STANDARD' && isInsured(trip)) ||
      (service === 'RESIDENT' && hasResident(trip)),
  )
}

/**
 * Charters include a suitcase in the fare, on long flights a heavier one. A low-cost airline includes what fits under the seat.
 */
export function includedLuggage({ flights }: { flights: readonly Carrier[] }) {
  const [flight] = flights
  if (!flight) return null
  if (flights.some(({ isLowCost }) => isLowCost)) return 'LUGGAGE_SMALL'
  return flightLength(flight.minutes) === 'long' ? 'LUGGAGE_23' : 'LUGGAGE_20_INCLUDED'
}

type Carrier = Pick<TripFlight, 'isLowCost' | 'minutes'>

/** Returns the luggage that a flight alone includes for everybody. */
export function luggageOn({
  departureFlight,
  returnFlight,
}: Pick<Offer, 'departureFlight' | 'returnFlight'>): IncludedService | null {
  const minutes = flightMinutes(departureFlight, returnFlight) ?? 0
  const flights = [departureFlight, returnFlight].flatMap((leg) =>
    leg ? { isLowCost: leg.isLowCost, minutes } : [],
  )
  return includedLuggage({ flights })
}

export function hasTransfer({ flights, hasHotel, isTransferIncluded }: TripFacts): boolean {
  return flights.length > 0 && hasHotel && isTransferIncluded
}

/** A package abroad is insured by law. A flight alone and a domestic stay are not. */
export function isInsured({ hasHotel, country }: Pick<TripFacts, 'hasHotel' | 'country'>): boolean {
  return hasHotel && country !== 'PL'
}

/** Our representatives are where our own planes land. */
function hasResident({ flights, hasHotel }: TripFacts): boolean {
  return hasHotel && flights.length > 0 && flights.every(({ isLowCost }) => !isLowCost)
}
