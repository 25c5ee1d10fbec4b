/** Distance of a stay, for insurance and assistance that are priced by zone. */
export type DestinationZone = 'near' | 'europe' | 'world'

const nearCountries: ReadonlySet<string> = new Set(['PL', 'CZ', 'SK', 'DE', 'LT'])
/** Europe and the countries around the Mediterranean, as insurers count them. */
const europeanCountries: ReadonlySet<string> = new Set([
  ...['GR', 'TR', 'EG', 'ES', 'BG', 'IT', 'HR', 'CY', 'PT', 'TN', 'AL', 'ME', 'MT', 'MA', 'FR', 'GE'],
  ...['HU', 'SI', 'AT', 'CH', 'AD'],
])
/** Without a country (a flight alone), a flight of this length leaves Europe. */
const farMinutes = 330

export function destinationZone(country: string | null, flightMinutes: number | null): DestinationZone {
  if (country === null) return (flightMinutes ?? 0) > farMinutes ? 'world' : 'europe'
  if (nearCountries.has(country)) return 'near'
  return europeanCountries.has(country) ? 'europe' : 'world'
}
