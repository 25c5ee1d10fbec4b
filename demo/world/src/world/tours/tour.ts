import type { Localised } from '@wojaz/travel/locale'
import { readNames } from '../texts/read-names.ts'
import type { TourKind } from '../vocabulary/facets.ts'

/** One day of a round trip: the town and its sights. */
interface Stop {
  town: Localised
  sights: readonly Localised[]
}

/** A route; a sold tour is one of its variants. */
export interface Itinerary {
  names: Localised
  /** Two letters of the country and three of the region where the tour begins. */
  region: string
  airport: string
  /** Złoty for one adult and night, with half board. */
  level: number
  kind: 'classic' | 'cruise' | 'safari'
  stops: readonly Stop[]
}

export interface Tour {
  itinerary: Itinerary
  variant: TourVariant
  title: Localised
  nights: number
  kinds: TourKind[]
}

export type TourVariant = 'classic' | 'withRest' | 'smallGroup' | 'comfort' | 'active' | 'restInComfort'

export const named = readNames(new URL('tour-names.csv', import.meta.url))

/** By Polish names; the names in other languages are in `tour-names.csv`. */
export function stop(town: string, ...sights: readonly string[]): Stop {
  return { town: named(town), sights: sights.map(named) }
}
