import { readFileSync } from 'node:fs'
import type { Locale } from '@wojaz/travel/locale'
import { englishName } from './english-names.ts'
import type { Six } from './six.ts'
import { timeZoneOf } from './time-zones.ts'

export interface Spot {
  readonly names: Six
  readonly latitude: number
  readonly longitude: number
}

/** A region with products. */
export interface Place extends Spot {
  readonly code: string
  readonly country: string
  readonly timeZone: string
  readonly nature: 'sea' | 'lake' | 'mountains' | 'city'
  /** The landscape style of its pictures. */
  readonly style: string
  readonly airport: { readonly code: string; readonly latitude: number; readonly longitude: number } | null
  /** The price level; 300 is average. */
  readonly level: number
  /** The price level by month in hundredths, January first; 0: closed. */
  readonly months: readonly number[]
  /** 'MM-DD'; null: all year. */
  readonly open: readonly [first: string, last: string] | null
  readonly sights: readonly Six[]
  readonly resorts: readonly Spot[]
}

type Names = Readonly<Record<Locale, string>>
interface Line extends Omit<Place, 'names' | 'timeZone' | 'sights' | 'resorts'> {
  readonly names: Names
  readonly sights: readonly Names[]
  readonly resorts: readonly { names: Names; latitude: number; longitude: number }[]
}

/** The regions of `places.jsonl`, written by demo/world/tools/supplier-places.ts. */
export function readPlaces(): Place[] {
  return readFileSync(new URL('places.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => asPlace(JSON.parse(line)))
}

function asPlace(line: Line): Place {
  return {
    ...line,
    names: { ...line.names, en: englishName(line.code, line.names.cs) },
    timeZone: timeZoneOf(line.code),
    sights: line.sights.map(inEnglishToo),
    resorts: line.resorts.map((resort) => ({ ...resort, names: inEnglishToo(resort.names) })),
  }
}

const inEnglishToo = (names: Names): Six => ({ ...names, en: englishName(names.pl, names.pl) })
