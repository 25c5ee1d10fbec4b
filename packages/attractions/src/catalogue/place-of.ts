import type { Locale } from '@wojaz/travel/locale'
import { type Coordinates, distanceKm } from '@wojaz/travel/place'

/** A place of the shop's tree of destinations. */
export interface DestinationPlace {
  readonly code: string
  readonly kind: 'country' | 'region' | 'resort'
  readonly parentCode: string | null
  /** Of its address. */
  readonly seoName: string
  readonly names: Readonly<Partial<Record<Locale, string>>> & { readonly pl: string }
  readonly latitude: number
  readonly longitude: number
}

/** May change while the shop is open. */
export type TreeOfPlaces = () => readonly DestinationPlace[] | Promise<readonly DestinationPlace[]>

/** So far guests are fetched for a day: what is further from every resort belongs to none. */
const nearKm = 80
const kmOfDegree = 111

/** The resort that an attraction belongs to; null: none of ours is near. */
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
