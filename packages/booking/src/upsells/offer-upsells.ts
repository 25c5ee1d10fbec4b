import type { Upsell } from '../upsell.ts'
import { flightClass, luggage, seats } from './flight-upsells.ts'
import { assistance, flex, insurance, parking, transfer, trips } from './ground-upsells.ts'
import type { TripFacts } from './trip-facts.ts'

/** The order in which guests think of them: the flight, the way there, risks, activities. */
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

/** Returns everything that can be added to a trip, at the prices of the day of booking. Nothing is chosen by default. */
export function offerUpsells(trip: TripFacts): readonly Upsell[] {
  return catalogue.flatMap((upsell) => upsell(trip) ?? [])
}
