import type { Order } from '@wojaz/booking'
import type { OfferLeg } from '@wojaz/offers'

/** `several`: which one is told by the boarding pass and the boards of the airport. */
export type Terminal = { readonly name: string } | 'several'

/** Airports of several passenger terminals (as of November 2026); those that are not named here have one. */
const airports: Readonly<Record<string, 'several' | { readonly schengen: string; readonly others: string }>> =
  {
    // Katowice sends flights to the Schengen area from B, all others from A.
    KTW: { schengen: 'B', others: 'A' },
    ...{ ADB: 'several', AYT: 'several', BCN: 'several', BJV: 'several', CUN: 'several', DLM: 'several' },
    ...{ DPS: 'several', DXB: 'several', HKT: 'several', HRG: 'several', LIS: 'several', NCE: 'several' },
    ...{ PUJ: 'several', SSH: 'several' },
  }

/** Countries that are flown to without a passport control (as of November 2026). */
const schengen: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CH', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IS', 'IT'],
  ...['LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
])

/** Where a flight departs from; null: the airport has one terminal. */
export function terminalOf(
  { offer }: Pick<Order, 'offer'>,
  { fromAirport }: Pick<OfferLeg, 'fromAirport'>,
): Terminal | null {
  const known = Object.hasOwn(airports, fromAirport) ? airports[fromAirport] : undefined
  if (known === undefined) return null
  const country = offer.breadcrumbs[0]?.code
  if (known === 'several' || country === undefined) return 'several'
  return { name: schengen.has(country) ? known.schengen : known.others }
}
