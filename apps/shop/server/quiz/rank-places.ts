import type { ClimateMonth } from '@wojaz/content'

export interface RankedPlace {
  code: string
  country: string
  /** The price of the cheapest offer. */
  price: number
  /** The climate of that offer's month; null: unknown. */
  usual: ClimateMonth | null
}

/** A month with at most this many rainy days counts as dry. */
const fewRainDays = 7

/** Best first. All places match the wish, so weather and price decide. */
export function rankPlaces<Place extends RankedPlace>(places: readonly Place[]): Place[] {
  return [...places].sort(
    (one, other) =>
      // dry months first, then wet ones, then unknown ones
      wetness(one) - wetness(other) ||
      // then by price
      one.price - other.price ||
      // then a fixed order, so that the same answers give the same places
      (one.code < other.code ? -1 : 1),
  )
}

/** The best place of each country comes first, so that three islands of one country do not fill the result. */
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
