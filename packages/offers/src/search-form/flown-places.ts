import type { Locale } from '@wojaz/travel/locale'
import { placesOfAirport } from '../airport-places.ts'
import type { OffersCount } from '../count-offers.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import { inLocale } from '../in-locale.ts'
import { placeTree } from '../regions.ts'
import type { CountedPlace } from './form-counts.ts'

/**
 * Returns countries with their regions and, instead of resorts, the destination airports, each in the region of most of its
 * hotels.
 */
export function flownPlaces(
  index: OfferIndex,
  locale: Locale,
  countOf: (airports: ReadonlySet<number>) => OffersCount,
): CountedPlace[] {
  const airportsOf = airportsByPlace(index)
  const { places, airports } = index.register
  const landing = new Map<string, CountedPlace[]>()
  for (const [number, { code, names, isDeparture }] of airports.entries()) {
    const region = isDeparture ? undefined : placesOfAirport(index, code, locale)[1]
    if (!region) continue
    const airport = { ...countOf(new Set([number])), children: [] }
    const named = { code, kind: 'airport', name: inLocale(names, locale), ...airport } as const
    landing.set(region.code, [...(landing.get(region.code) ?? []), named])
  }
  const withAirports = ({ children, ...place }: CountedPlace): CountedPlace => ({
    ...place,
    children: place.kind === 'region' ? byName(landing.get(place.code) ?? []) : children.map(withAirports),
  })
  const byName = (some: CountedPlace[]) => some.sort((a, b) => a.name.localeCompare(b.name, locale))
  return placeTree(
    index,
    locale,
    (place) => airportsOf[place]!.size > 0 && places[place]!.kind !== 'resort',
    (place) => countOf(airportsOf[place]!),
  ).map(withAirports)
}

/** By place, the airports that serve its hotels. */
function airportsByPlace(index: OfferIndex): readonly ReadonlySet<number>[] {
  const { places, placeParent, hotelResort } = index.register
  const { hotelDestination } = index.columns
  const airports = places.map(() => new Set<number>())
  for (let hotel = 0; hotel < hotelDestination.length; hotel++) {
    if (hotelDestination[hotel]! < 0) continue
    for (let place = hotelResort[hotel]!; place >= 0; place = placeParent[place]!) {
      airports[place]!.add(hotelDestination[hotel]!)
    }
  }
  return airports
}
