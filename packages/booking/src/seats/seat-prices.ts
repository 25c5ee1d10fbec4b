import type { CabinClass, IsoDay } from '@wojaz/travel'
import { type Dated, pricesOn } from '../extras/dated-prices.ts'
import { type FlightLength, flightLength } from '../extras/extra-prices.ts'
import type { TripFlight } from '../extras/trip-facts.ts'

/** Where a seat is, as far as it matters to who sits on it. */
export const seatZones = ['front', 'exit', 'legroom', 'standard'] as const
export type SeatZone = (typeof seatZones)[number]

type ZonePrices = Readonly<Record<SeatZone, Readonly<Record<FlightLength, number>>>>

/** One seat on one flight, in grosze. */
const economyPrices: Dated<{ readonly charter: ZonePrices; readonly lowCost: ZonePrices }> = [
  {
    validFrom: '2026-11-01',
    prices: {
      charter: {
        front: { short: 69_00, medium: 85_00, long: 129_00 },
        exit: { short: 99_00, medium: 129_00, long: 249_00 },
        legroom: { short: 89_00, medium: 115_00, long: 219_00 },
        standard: { short: 45_00, medium: 55_00, long: 85_00 },
      },
      lowCost: {
        front: { short: 59_00, medium: 75_00, long: 99_00 },
        exit: { short: 79_00, medium: 99_00, long: 149_00 },
        legroom: { short: 75_00, medium: 95_00, long: 139_00 },
        standard: { short: 29_00, medium: 39_00, long: 55_00 },
      },
    },
  },
]

/** Who flies in a better class chooses a seat for nothing. */
export function seatPrice(
  seat: { readonly zone: SeatZone; readonly cabin: CabinClass },
  flight: Pick<TripFlight, 'minutes' | 'isLowCost'>,
  today: IsoDay,
): number {
  if (seat.cabin !== 'Economy') return 0
  const { charter, lowCost } = pricesOn(economyPrices, today)
  return (flight.isLowCost ? lowCost : charter)[seat.zone][flightLength(flight.minutes)]
}
