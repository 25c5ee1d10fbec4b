import type { IsoDay } from '@wojaz/travel/dates'
import type { CabinClass } from '@wojaz/travel/trip'
import { pricesOn } from '../upsells/dated-prices.ts'
import type { TripFlight } from '../upsells/trip-facts.ts'
import { flightLength, upsellPrices } from '../upsells/upsell-prices.ts'

/** Where a seat is, as far as it matters to who sits on it. */
export const seatZones = ['front', 'exit', 'legroom', 'standard'] as const
export type SeatZone = (typeof seatZones)[number]

/** Who flies in a better class chooses a seat for nothing. */
export function seatPrice(
  seat: { readonly zone: SeatZone; readonly cabin: CabinClass },
  flight: Pick<TripFlight, 'minutes' | 'isLowCost'>,
  today: IsoDay,
): number {
  if (seat.cabin !== 'Economy') return 0
  const { charter, lowCost } = pricesOn(upsellPrices, today).seats
  return (flight.isLowCost ? lowCost : charter)[seat.zone][flightLength(flight.minutes)]
}
