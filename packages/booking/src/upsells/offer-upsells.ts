import type { Upsell } from '../upsell.ts'
import { flightClass, luggage, seats } from './flight-upsells.ts'
import { assistance, flex, insurance, parking, transfer, trips } from './ground-upsells.ts'
import { insertUpsells } from './insert-upsells.ts'
import type { TripFacts } from './trip-facts.ts'

/** The order in which guests think of them: the flight, the way there, risks. Each is placed before the excursions, which come last. */
const catalogue = [
  trips,
  flightClass,
  seats,
  luggage,
  transfer,
  insurance,
  flex,
  parking,
  assistance,
] as const

/** Returns everything that can be added to a trip, at the prices of the day of booking. Nothing is chosen by default. */
export function offerUpsells(trip: TripFacts): readonly Upsell[] {
  return catalogue.reduce<readonly Upsell[]>((list, upsell) => {
    const offered = upsell(trip)
    return offered ? insertUpsells(list, [offered]) : list
  }, [])
}
