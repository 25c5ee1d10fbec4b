import type { ClimateMonth } from '@wojaz/content'

export interface RankedPlace {
  code: string
  country: string
  /** Of the cheapest offer there. */
  price: number
  /** Of the month in which that offer leaves; null: nobody has measured it. */
  usual: ClimateMonth | null
}

/** So many days with rain in a month spoil nobody's week. */
const fewRainDays = 7

/** The best first. All answer to the same wish, so the weather and the price decide. */
export function rankPlaces<Place extends RankedPlace>(places: readonly Place[]): Place[] {
  return [...places].sort(
    (one, other) =>
      // a dry month before a wet one, and that before one of which nothing is known
      wetness(one) - wetness(other) ||
      // then the cheapest
      one.price - other.price ||
      // then a fixed order, so that the same answers always lead to the same places
      (one.code < other.code ? -1 : 1),
  )
}

/** Three islands of one country are one idea: the best place of each country comes first. */
export function pickPlaces<Place extends RankedPlace>(ranked: readonly Place[], count: number): Place[] {
  const isFirst = ({ country }: Place, at: number) =>
    ranked.findIndex((place) => place.country === country) === at
  const best = ranked.filter(isFirst)
  const others = ranked.filter((place, at) => !isFirst(place, at))
  return [...best, ...others].slice(0, count)
}

function wetness({ usual }: RankedPlace): number {
  if (!usual) return 2
  return usual.rainDays <= fewRainDays ? 0 : 1
}
