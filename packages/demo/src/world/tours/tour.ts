import type { Localised } from '@wojaz/travel/locale'
import { alike, five } from '../texts/five.ts'
import type { TourKind } from '../vocabulary/facets.ts'

/** One day of a round trip: where, and what there is to see. */
interface Stop {
  town: Localised
  sights: readonly Localised[]
}

/** A route as the guide knows it; a sold tour is one of its variants. */
export interface Itinerary {
  names: Localised
  /** Two letters of the country and three of the region the tour begins in. */
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

/** 'Lindos|Ліндос', or all five: 'Ateny|Athény|Atena|Athén|Афіни'. */
export function words(text: string): Localised {
  const parts = text.split('|')
  const [pl = '', second = '', ro = '', hu = '', uk = ''] = parts
  if (parts.length === 2) return alike(pl, second)
  if (parts.length !== 5) throw new RangeError(`Neither two nor five names: ${text}`)
  return five(pl, second, ro, hu, uk)
}

export function stop(town: string, ...sights: readonly string[]): Stop {
  return { town: words(town), sights: sights.map(words) }
}
