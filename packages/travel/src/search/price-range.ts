import { accepted, type Outcome, refused } from '../outcome.ts'
import type { TripType } from '../trip/trip-type.ts'

/** Grosze; a missing bound is open. */
export interface PriceRange {
  readonly from: number | null
  readonly to: number | null
}

export type PriceRangeRefusal = { code: 'priceFromGreaterThanPriceTo' } | { code: 'priceToLessThanZero' }

/** Ski has its own price filter, because its prices are on another scale. */
export function priceRangeFilterId(tripType: TripType): 'amountRange' | 'amountRangeSKI' {
  return tripType === 'NR' ? 'amountRangeSKI' : 'amountRange'
}

export function checkPriceRange(range: PriceRange): Outcome<PriceRange, PriceRangeRefusal> {
  const { from, to } = range
  if (from !== null && to !== null && from > to) return refused({ code: 'priceFromGreaterThanPriceTo' })
  if (to === 0) return refused({ code: 'priceToLessThanZero' })
  return accepted(range)
}

/** 'from#to' in whole złoty, as the guest types them. Bounds with grosze are rounded outwards, so that no shown offer is lost. */
export function encodePriceRange({ from, to }: PriceRange): string {
  return `${from === null ? '' : Math.floor(from / 100)}#${to === null ? '' : Math.ceil(to / 100)}`
}

/** Null if it is not a range. An inverted range is returned as it is, so that the field can show what is wrong. */
export function parsePriceRange(text: string): PriceRange | null {
  const [, from, to] = /^(\d{0,7})#(\d{0,7})$/.exec(text) ?? []
  if (from === undefined || to === undefined) return null
  return { from: grosze(from), to: grosze(to) }
}

function grosze(zloty: string): number | null {
  return zloty === '' ? null : Number(zloty) * 100
}
