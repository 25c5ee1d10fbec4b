import { type Localised, seoNameOf } from '@wojaz/travel/locale'
import { countries } from './countries.ts'
import type { Country, Region, Resort } from './place-types.ts'

/** A resort with its region and country, and the codes of the three. */
export interface Spot {
  country: Country
  region: Region
  resort: Resort
  regionCode: string
  resortCode: string
}

interface PlaceRow {
  code: string
  kind: 'country' | 'region' | 'resort'
  parent: string | null
  seoName: string
  names: Localised
  latitude: number
  longitude: number
  zone: Country['zone'] | null
  region: Region | null
}

export const spots: readonly Spot[] = countries.flatMap((country) =>
  country.regions.flatMap((region) => {
    const regionCode = `${country.code}${region.code}`
    const taken = new Set<string>()
    return region.resorts.map((resort) => {
      const resortCode = `${regionCode}${ownLetters(resort.names.pl, taken)}`
      return { country, region, resort, regionCode, resortCode }
    })
  }),
)

export function spotsOf(region: Region): Spot[] {
  return spots.filter((spot) => spot.region === region)
}

export const placeRows: readonly PlaceRow[] = [
  ...countries.map((country) => row('country', country.code, null, country, country.zone, null)),
  ...countries.flatMap((country) =>
    country.regions.map((region) =>
      row('region', `${country.code}${region.code}`, country.code, region, null, region),
    ),
  ),
  ...spots.map(({ resort, resortCode, regionCode }) =>
    row('resort', resortCode, regionCode, resort, null, null),
  ),
]

function row(
  kind: PlaceRow['kind'],
  code: string,
  parent: string | null,
  { names, latitude, longitude }: Pick<Resort, 'names' | 'latitude' | 'longitude'>,
  zone: PlaceRow['zone'],
  region: Region | null,
): PlaceRow {
  return { code, kind, parent, seoName: seoNameOf(names.pl), names, latitude, longitude, zone, region }
}

/** Four letters of the name, or the nearest four that are not taken. */
function ownLetters(name: string, taken: Set<string>): string {
  const letters = seoNameOf(name).replaceAll('-', '').toUpperCase()
  for (let end = 4; end <= letters.length; end++) {
    const code = `${letters.slice(0, 3)}${letters[end - 1]}`
    if (!taken.has(code)) {
      taken.add(code)
      return code
    }
  }
  taken.add(letters)
  return letters.slice(0, 4)
}
