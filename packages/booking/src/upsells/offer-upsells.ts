import type { Upsell } from '../upsell.ts'
import { flightClass, luggage, seats } from './flight-upsells.ts'
import { assistance, flex, insurance, parking, transfer, trips } from './ground-upsells.ts'
import type { TripFacts } from './trip-facts.ts'

/** In the order in which a guest thinks of them: the flight, the ways there, what may go wrong, what to do there. */
const catalogue = [
  flightClass,
  seats,
  luggage,
  transfer,
  insurance,
  flex,
  parking,
  assistance,
  trips,
] as const

/** All that can be added to a trip, at the prices of the day of booking. Nothing of it is chosen until the guest does. */
export function offerUpsells(trip: TripFacts): readonly Upsell[] {
  return catalogue.flatMap((upsell) => upsell(trip) ?? [])
}
