import type { Locale } from '@wojaz/travel/locale'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { OffersCount } from '../count-offers.ts'
import { maxNights } from '../engine/columns.ts'
import { lengthName } from '../words.ts'
import type { SearchOption } from './global-search-options.ts'
import { searchTags } from './option-tags.ts'

export type Length = readonly [from: number, to: number]

export const anyLength = `1-${maxNights}`

/** Most guests search for a week. */
const popularLength = '7-7'

const usualLengths: readonly Length[] = [
  [1, 4],
  [5, 8],
  [7, 7],
  [9, 12],
  [13, 16],
  [14, 14],
  [17, maxNights],
]

/** Returns the usual lengths of stay, and the chosen one if it is different. */
export function offeredLengths({ durationFrom, durationTo }: OfferSearchRequest): readonly Length[] {
  if (durationFrom === null || durationTo === null || durationFrom > maxNights) return usualLengths
  const chosen: Length = [durationFrom, Math.min(durationTo, maxNights)]
  return usualLengths.some((length) => areSame(length, chosen)) ? usualLengths : [...usualLengths, chosen]
}

const areSame = (one: Length, other: Length) => one[0] === other[0] && one[1] === other[1]

/** `countOf` takes the offered lengths in their order. */
export function durationOptions(
  request: OfferSearchRequest,
  locale: Locale,
  countOf: (slot: number) => OffersCount,
): SearchOption[] {
  const { durationFrom, durationTo } = request
  return offeredLengths(request).map(([from, to], slot) => {
    const code = `${from}-${to}`
    const { count, fromPrice } = countOf(slot)
    return {
      code,
      label: lengthName(from, to, locale),
      value: code,
      selected: from === durationFrom && to === Math.min(durationTo ?? 0, maxNights),
      enabled: count > 0,
      indeterminate: false,
      highlighted: code === popularLength,
      assignedTags: searchTags,
      count,
      fromPrice,
      options: [],
    }
  })
}
