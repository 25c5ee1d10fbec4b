/** How far from home a stay is, for what is insured and driven by zones. */
export type DestinationZone = 'near' | 'europe' | 'world'

const nearCountries: ReadonlySet<string> = new Set(['PL', 'CZ', 'SK', 'DE', 'LT'])
/** Beside the continent the countries round the Mediterranean: insurers count them as one. */
const europeanCountries: ReadonlySet<string> = new Set([
  ...['GR', 'TR', 'EG', 'ES', 'BG', 'IT', 'HR', 'CY', 'PT', 'TN', 'AL', 'ME', 'MT', 'MA', 'FR', 'GE'],
  ...['HU', 'SI', 'AT', 'CH', 'AD'],
])
/** Without a country (a flight alone) a flight as long as this leaves Europe. */
const farMinutes = 330

export function destinationZone(country: string | null, flightMinutes: number | null): DestinationZone {
  if (country === null) return (flightMinutes ?? 0) > farMinutes ? 'world' : 'europe'
  if (nearCountries.has(country)) return 'near'
  return europeanCountries.has(country) ? 'europe' : 'world'
}
