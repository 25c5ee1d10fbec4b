import { type Coordinates, distanceKm } from '@wojaz/travel/place'
import type { HolidayType } from '@wojaz/travel/trip'
import type { GroupKey } from '../../app/features/destinations/destination-view.ts'

/** In the order they are shown. */
export const groupKeys: readonly GroupKey[] = ['near', 'far', 'car', 'ski']

const warsaw = { latitude: 52.23, longitude: 21.01 }
/** About five hours of flight. */
const nearKm = 3_500

/** The groups of a country, each with the trip type whose price is shown. */
export function groupsOf(
  coordinates: Coordinates,
  onSale: readonly HolidayType[],
): { group: GroupKey; trip: HolidayType }[] {
  const byAir = onSale.find((trip) => trip === 'WS') ?? onSale.find((trip) => trip === 'WO')
  const air: GroupKey = distanceKm(warsaw, coordinates) <= nearKm ? 'near' : 'far'
  return [
    ...(byAir ? [{ group: air, trip: byAir }] : []),
    ...(onSale.includes('DW') ? [{ group: 'car' as const, trip: 'DW' as const }] : []),
    ...(onSale.includes('NR') ? [{ group: 'ski' as const, trip: 'NR' as const }] : []),
  ]
}
