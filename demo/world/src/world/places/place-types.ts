import type { SceneStyle } from '@wojaz/demo-painter'
import type { Localised } from '@wojaz/travel/locale'
import type { ClimateStation } from '../climate.ts'
import type { SeasonProfile } from '../prices/season-profiles.ts'
import { named } from './named.ts'

/** Kilometres of slopes by difficulty, lifts and heights in metres, as the resorts publish them. */
export interface Slopes {
  blue: number
  red: number
  black: number
  lifts: number
  bottom: number
  top: number
}

export interface Resort {
  names: Localised
  latitude: number
  longitude: number
  slopes?: Slopes
}

export interface Region {
  /** Three letters; also the prefix of the codes of its hotels. */
  code: string
  names: Localised
  latitude: number
  longitude: number
  /** The airport for guests by plane. */
  airport?: string
  /** The airport for skiers: half of the ski hotels are sold with flights. */
  skiAirport?: string
  climate: ClimateStation
  profile: SeasonProfile
  /** Price of one night for one adult in four stars with all inclusive, in złoty, at season factor 1. */
  level: number
  nature: 'sea' | 'lake' | 'mountains' | 'city'
  beach: 'sand' | 'pebbles' | 'mixed' | 'none'
  /** The region's weight among all that sell this trip type. */
  trips: Partial<Record<'WS' | 'DW' | 'NR', number>>
  sights: readonly Localised[]
  resorts: readonly Resort[]
  /** If the look differs from the rest of the country. */
  style?: SceneStyle
  /** If hotels are named from other words than in the rest of the country: a ski hotel is not named after a beach. */
  naming?: Naming
}

export interface Country {
  /** ISO 3166, two letters. */
  code: string
  names: Localised
  latitude: number
  longitude: number
  zone: 'neighbours' | 'europe' | 'world'
  style: SceneStyle
  /** The word list for names of its hotels. */
  naming: Naming
  regions: readonly Region[]
}

export type Naming =
  | 'savoyard'
  | 'dolomite'
  | 'gardesan'
  | 'rila'
  | 'pyrenean'
  | 'julian'
  | 'riad'
  | 'highland'
  | 'masurian'
  | 'saxon'
  | 'greek'
  | 'turkish'
  | 'arabic'
  | 'spanish'
  | 'portuguese'
  | 'italian'
  | 'french'
  | 'adriatic'
  | 'bulgarian'
  | 'maltese'
  | 'albanian'
  | 'georgian'
  | 'caribbean'
  | 'thai'
  | 'vietnamese'
  | 'lankan'
  | 'islander'
  | 'swahili'
  | 'balinese'
  | 'alpine'
  | 'polish'
  | 'czech'
  | 'hungarian'
  | 'german'
  | 'lithuanian'

/** By its Polish name; the names in other languages are in `place-names.csv`. */
export function resort(name: string, latitude: number, longitude: number, slopes?: Slopes): Resort {
  return { names: named(name), latitude, longitude, slopes }
}

export function slopes(
  blue: number,
  red: number,
  black: number,
  lifts: number,
  bottom: number,
  top: number,
): Slopes {
  return { blue, red, black, lifts, bottom, top }
}

export function sights(...names: readonly string[]): Localised[] {
  return names.map(named)
}
