import type { DestinationPrices } from '@wojaz/offers'
import {
  addDays,
  addMonths,
  dayFormat,
  firstDayOfMonth,
  type IsoDay,
  lastDayOfMonth,
} from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { encodePriceRange, listingHref, priceRangeFilterId, type SearchState } from '@wojaz/travel/search'
import type { ExploreMonth } from '../../app/features/explore/explore-view.ts'
import type { AskedExplore } from './asked-explore.ts'
import { isWithin, monthHeat } from './month-heat.ts'

export type MonthPrice = Pick<DestinationPrices['months'][number], 'month' | 'price'>

const monthsAhead = 12

/** The listing of a destination, limited by the budget. */
export function within({ search, budget }: AskedExplore, codes: readonly string[]): SearchState {
  return {
    ...search,
    selectedDestinationsCodes: codes,
    selectedFilterValues: {
      ...search.selectedFilterValues,
      ...(budget !== null && {
        [priceRangeFilterId(search.tripType)]: [encodePriceRange({ from: null, to: budget })],
      }),
    },
  }
}

/** A year of a destination's lowest prices, each with a link to the list of its month. */
export function monthMaker(asked: AskedExplore, today: IsoDay, locale: Locale) {
  const name = dayFormat(locale, { month: 'short' })
  const tomorrow = addDays(today, 1)
  const firstDays = Array.from({ length: monthsAhead }, (_, ahead) =>
    addMonths(firstDayOfMonth(today), ahead),
  )
  return (codes: readonly string[], prices: readonly MonthPrice[]): ExploreMonth[] => {
    const known = new Map(prices.map(({ month, price }) => [month, price]))
    const shown = firstDays.flatMap((day) => known.get(day.slice(0, 7)) ?? [])
    return firstDays.map((day, ahead) => {
      const month = day.slice(0, 7)
      const price = known.get(month) ?? null
      const isWithinBudget = price !== null && isWithin(price, asked.budget)
      // Dearer months are shown too, so their links leave the budget out: otherwise the list would be empty.
      const budget = isWithinBudget ? asked.budget : null
      const dates = { startDate: ahead === 0 ? tomorrow : day, endDate: lastDayOfMonth(day) }
      return {
        month,
        name: name.format(new Date(`${day}T12:00:00Z`)),
        price,
        heat: price === null ? null : monthHeat(price, shown),
        isWithinBudget,
        url: price === null ? null : listingHref({ ...within({ ...asked, budget }, codes), ...dates }),
      }
    })
  }
}
