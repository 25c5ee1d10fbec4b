import type { Office } from '@wojaz/content'
import { seoNameOf } from '@wojaz/travel/locale'
import { type Coordinates, distanceKm } from '@wojaz/travel/place'

type Findable = Pick<Office, 'name' | 'city' | 'address' | 'postalCode'>

/** Finds offices by the start of words in city, street or name, or by postcode, with or without accents. */
export function findOffices<Found extends Findable>(offices: Found[], wish: string): Found[] {
  const words = seoNameOf(wish).split('-').filter(Boolean)
  if (words.length === 0) return offices
  return offices.filter((office) => {
    const text = ` ${seoNameOf(`${office.city} ${office.address} ${office.name} ${office.postalCode}`).replaceAll('-', ' ')} `
    const postcode = office.postalCode.replace(/\D/g, '')
    const digits = words.join('')
    return (
      words.every((word) => text.includes(` ${word}`)) ||
      (/^\d{2,5}$/.test(digits) && postcode.startsWith(digits))
    )
  })
}

export interface OfficeAway<Found> {
  office: Found
  /** Null: the office has no coordinates, or the guest's position is unknown. */
  km: number | null
}

/** Sorted by distance; offices without coordinates come last. */
export function byDistance<Found extends Pick<Office, 'coordinates'>>(
  offices: Found[],
  from: Coordinates | null,
): OfficeAway<Found>[] {
  if (!from) return offices.map((office) => ({ office, km: null }))
  return offices
    .map((office) => ({ office, km: office.coordinates ? distanceKm(from, office.coordinates) : null }))
    .sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY))
}

/** One position per city, for a map of the country: that of its first office with coordinates. */
export function cityPlaces<Found extends Pick<Office, 'citySeoName' | 'coordinates'>>(offices: Found[]) {
  const places = new Map<string, Coordinates>()
  for (const { citySeoName, coordinates } of offices)
    if (coordinates && !places.has(citySeoName)) places.set(citySeoName, coordinates)
  return [...places].map(([id, coordinates]) => ({ id, coordinates }))
}
