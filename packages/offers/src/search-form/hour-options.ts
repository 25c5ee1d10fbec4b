import type { Locale } from '@wojaz/travel/locale'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { type DayPart, dayPartFilter, dayParts } from '@wojaz/travel/trip'
import type { OffersCount } from '../count-offers.ts'
import { dayPartName } from '../words.ts'
import type { SearchOption } from './global-search-options.ts'
import { flyingTags } from './option-tags.ts'

/** `countOf` takes the parts of the day in their order. */
export function hourOptions(
  { filters }: OfferSearchRequest,
  locale: Locale,
  countOf: (slot: number) => OffersCount,
): SearchOption[] {
  const chosen = new Set(
    filters.flatMap(({ filterId, selectedValues }) => (filterId === dayPartFilter ? selectedValues : [])),
  )
  return dayParts.map((code, slot) => {
    const { count, fromPrice } = countOf(slot)
    return {
      code,
      label: dayPartName(code, locale),
      value: code,
      selected: chosen.has(code),
      enabled: count > 0,
      indeterminate: false,
      highlighted: false,
      assignedTags: flyingTags,
      count,
      fromPrice,
      options: [],
    }
  })
}

/** Returns the same search at these hours; none: at any hour. */
export function atHours(
  { filters }: OfferSearchRequest,
  hours: readonly DayPart[],
): Pick<OfferSearchRequest, 'filters'> {
  const others = filters.filter(({ filterId }) => filterId !== dayPartFilter)
  return {
    filters: hours.length > 0 ? [...others, { filterId: dayPartFilter, selectedValues: hours }] : others,
  }
}
