import type { TripFacts, TripFlight } from '../src/upsells/trip-facts.ts'

export function makeFlight(wanted: Partial<TripFlight> = {}): TripFlight {
  return { flightId: 1, aircraft: 'Boeing 737-800', isLowCost: false, minutes: 165, cabins: [], ...wanted }
}

/** Two adults for a week in Greece by charter from Katowice, booked half a year ahead. */
export function makeTrip(wanted: Partial<TripFacts> = {}): TripFacts {
  return {
    today: '2026-11-15',
    departureDate: '2027-06-12',
    tripType: 'WS',
    nights: 7,
    country: 'GR',
    zone: 'europe',
    airport: 'KTW',
    passengers: ['ADULT', 'ADULT'],
    flights: [makeFlight(), makeFlight({ flightId: 2 })],
    hasHotel: true,
    isTransferIncluded: true,
    total: 8_000_00,
    ...wanted,
  }
}
