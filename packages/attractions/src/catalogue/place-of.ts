import type { Locale } from '@wojaz/travel/locale'
import { type Coordinates, distanceKm } from '@wojaz/travel/place'

/** A place of the shop's tree of destinations. */
export interface DestinationPlace {
  readonly code: string
  readonly kind: 'country' | 'region' | 'resort'
  readonly parentCode: string | null
  /** For addresses. */
  readonly seoName: string
  readonly names: Readonly<Partial<Record<Locale, string>>> & { readonly pl: string }
  readonly latitude: number
  readonly longitude: number
}

/** A function, because the tree may change while the shop runs. */
export type TreeOfPlaces = () => readonly DestinationPlace[] | Promise<readonly DestinationPlace[]>

/** Guests are picked up for a day trip up to this distance: an attraction farther from every resort belongs to none. */
const nearKm = 80
const kmOfDegree = 111

/** The nearest resort of an attraction; null if none is near. */
export function placeOf(at: Coordinates | null, places: readonly DestinationPlace[]): string | null {
  if (!at) return null
  let nearest: string | null = null
  let least = nearKm
  for (const place of places) {
    if (place.kind !== 'resort' || Math.abs(place.latitude - at.latitude) * kmOfDegree > least) continue
    const distance = distanceKm(at, place)
    if (distance >= least) continue
    least = distance
    nearest = place.code
  }
  return nearest
}
