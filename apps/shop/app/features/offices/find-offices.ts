import type { Office } from '@wojaz/content'
import { seoNameOf } from '@wojaz/travel/locale'
import { type Coordinates, distanceKm } from '@wojaz/travel/place'

type Findable = Pick<Office, 'name' | 'city' | 'address' | 'postalCode'>

/** By city, street or postcode, as far as it was typed; letters without their accents count as well. */
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
  /** Null: it has no place on a map, or nobody knows where the guest is. */
  km: number | null
}

/** The nearest first; those without a place on the map stay at the end. */
export function byDistance<Found extends Pick<Office, 'coordinates'>>(
  offices: Found[],
  from: Coordinates | null,
): OfficeAway<Found>[] {
  if (!from) return offices.map((office) => ({ office, km: null }))
  return offices
    .map((office) => ({ office, km: office.coordinates ? distanceKm(from, office.coordinates) : null }))
    .sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY))
}

/** One place a city, for a map of the country: its first office that has a place. */
export function cityPlaces<Found extends Pick<Office, 'citySeoName' | 'coordinates'>>(offices: Found[]) {
  const places = new Map<string, Coordinates>()
  for (const { citySeoName, coordinates } of offices)
    if (coordinates && !places.has(citySeoName)) places.set(citySeoName, coordinates)
  return [...places].map(([id, coordinates]) => ({ id, coordinates }))
}
