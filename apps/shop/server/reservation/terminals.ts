import type { Order } from '@wojaz/booking'
import type { OfferLeg } from '@wojaz/offers'

/** `several`: the boarding pass and the boards at the airport show which one. */
export type Terminal = { readonly name: string } | 'several'

/**
 * Airports with several passenger terminals; all others have one. Checked on 17 November 2026:
 * - Katowice is the only Polish airport with several: departures to Schengen countries from B, to others from A, arrivals at C
 * (katowice-airport.com, news of 5 August 2021). Its central terminal, planned for 2028, changes that: check again then.
 * - Antalya has two international terminals (also after the extension of April 2025), Hurghada two (the second reopened on 30
 * July 2019), Málaga checks in at T2 and T3 (airport-malaga.com).
 * The others are known from airlines' timetables; none of them is shown by name.
 */
const airports: Readonly<Record<string, 'several' | { readonly schengen: string; readonly others: string }>> =
  {
    KTW: { schengen: 'B', others: 'A' },
    ADB: 'several',
    AGP: 'several',
    AYT: 'several',
    BCN: 'several',
    BJV: 'several',
    CUN: 'several',
    DLM: 'several',
    DPS: 'several',
    DXB: 'several',
    HKT: 'several',
    HRG: 'several',
    LIS: 'several',
    NCE: 'several',
    PUJ: 'several',
    SSH: 'several',
  }

/**
 * Countries without passport control: the 29 of the Schengen area (European Commission; checked on 17 November 2026). Croatia
 * since 2023; Bulgaria and Romania by air since 31 March 2024, fully since 1 January 2025.
 */
const schengen: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CH', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IS', 'IT'],
  ...['LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
])

/** Cyprus is to join during 2026, but no date was found, so no terminal is shown for it. */
const joining: ReadonlySet<string> = new Set(['CY'])

/** The terminal of a departure; null: the airport has only one. */
export function terminalOf(
  { offer }: Pick<Order, 'offer'>,
  { fromAirport }: Pick<OfferLeg, 'fromAirport'>,
): Terminal | null {
  const known = Object.hasOwn(airports, fromAirport) ? airports[fromAirport] : undefined
  if (known === undefined) return null
  const country = offer.breadcrumbs[0]?.code
  if (known === 'several' || country === undefined || joining.has(country)) return 'several'
  return { name: schengen.has(country) ? known.schengen : known.others }
}
