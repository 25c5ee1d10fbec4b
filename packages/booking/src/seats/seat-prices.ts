import type { IsoDay } from '@wojaz/travel/dates'
import type { CabinClass } from '@wojaz/travel/trip'
import { pricesOn } from '../upsells/dated-prices.ts'
import type { TripFlight } from '../upsells/trip-facts.ts'
import { flightLength, upsellPrices } from '../upsells/upsell-prices.ts'

/** Zones of a cabin that differ for passengers. */
export const seatZones = ['front', 'exit', 'legroom', 'standard'] as const
export type SeatZone = (typeof seatZones)[number]

/** Seats are free of charge in a better class. */
export function seatPrice(
  seat: { readonly zone: SeatZone; readonly cabin: CabinClass },
  flight: Pick<TripFlight, 'minutes' | 'isLowCost'>,
  today: IsoDay,
): number {
  if (seat.cabin !== 'Economy') return 0
  const { charter, lowCost } = pricesOn(upsellPrices, today).seats
  return (flight.isLowCost ? lowCost : charter)[seat.zone][flightLength(flight.minutes)]
}
