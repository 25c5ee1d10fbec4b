/**
 * Positions of country names for orientation: countries that guests fly over or look for. Browsers have their names in every
 * language.
 */
const places: readonly (readonly [code: string, latitude: number, longitude: number])[] = [
  ['PL', 52.1, 19.4],
  ['DE', 51.1, 10.3],
  ['CZ', 49.8, 15.3],
  ['SK', 48.7, 19.5],
  ['HU', 47.1, 19.4],
  ['AT', 47.5, 14.2],
  ['CH', 46.8, 8.2],
  ['FR', 46.7, 2.4],
  ['ES', 40.2, -3.6],
  ['PT', 39.6, -8.0],
  ['IT', 43.0, 12.3],
  ['SI', 46.1, 14.8],
  ['HR', 45.5, 16.3],
  ['BA', 44.2, 17.7],
  ['ME', 42.8, 19.2],
  ['AL', 41.0, 20.0],
  ['MK', 41.6, 21.7],
  ['RS', 44.2, 20.8],
  ['BG', 42.7, 25.3],
  ['RO', 45.9, 24.9],
  ['MD', 47.2, 28.5],
  ['UA', 49.0, 31.5],
  ['BY', 53.5, 28.0],
  ['LT', 55.3, 23.8],
  ['LV', 56.9, 25.0],
  ['EE', 58.7, 25.6],
  ['GR', 39.3, 22.0],
  ['TR', 39.0, 35.0],
  ['CY', 35.0, 33.1],
  ['MT', 35.9, 14.4],
  ['EG', 27.0, 29.5],
  ['TN', 34.0, 9.5],
  ['MA', 32.0, -6.3],
  ['DZ', 28.5, 2.6],
  ['LY', 27.0, 17.5],
  ['GB', 53.0, -1.6],
  ['IE', 53.2, -8.0],
  ['NO', 61.5, 9.0],
  ['SE', 61.0, 15.0],
  ['FI', 63.0, 26.5],
  ['DK', 56.0, 9.3],
  ['NL', 52.3, 5.6],
  ['BE', 50.6, 4.6],
  ['IS', 64.9, -18.6],
  ['GE', 42.1, 43.6],
  ['IL', 31.0, 34.9],
  ['JO', 31.2, 36.5],
  ['SA', 24.0, 45.0],
  ['AE', 23.8, 54.2],
  ['OM', 20.6, 56.1],
  ['IN', 22.5, 79.0],
  ['LK', 7.6, 80.7],
  ['MV', 3.2, 73.2],
  ['TH', 15.8, 101.0],
  ['VN', 15.9, 108.0],
  ['ID', -2.5, 117.5],
  ['CN', 35.0, 103.0],
  ['JP', 36.5, 138.3],
  ['KE', 0.5, 37.9],
  ['TZ', -6.3, 34.8],
  ['MU', -20.3, 57.6],
  ['ZA', -29.0, 24.5],
  ['SN', 14.5, -14.5],
  ['CV', 15.1, -23.6],
  ['US', 39.5, -98.5],
  ['CA', 57.0, -106.0],
  ['MX', 23.9, -102.5],
  ['CU', 21.6, -78.9],
  ['DO', 18.9, -70.4],
  ['JM', 18.1, -77.3],
  ['BR', -10.0, -53.0],
  ['AR', -35.0, -65.0],
  ['AU', -25.0, 134.0],
]

/** A name on the map, and the zoom from which it is shown. */
export interface MapLabel {
  name: string
  latitude: number
  longitude: number
  fromZoom: number
}

/** At a low zoom only large countries are named, because names would not fit on the small ones. */
const great = new Set([
  'US',
  'CA',
  'BR',
  'AU',
  'CN',
  'IN',
  'ES',
  'FR',
  'TR',
  'EG',
  'PL',
  'GB',
  'IT',
  'UA',
  'DZ',
])

export function countryLabels(language: string): MapLabel[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return places.map(([code, latitude, longitude]) => ({
    name: names.of(code) ?? code,
    latitude,
    longitude,
    fromZoom: great.has(code) ? 1.4 : 3,
  }))
}
