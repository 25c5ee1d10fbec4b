import type { Destination, SearchCriteria } from '@wojaz/content'
import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { canonicalSearchState, defaultSearchState, type SearchState } from '@wojaz/travel/search'

/** An editor's search at a place, as a guest's search begins with it. Flights from a city lead to holidays that begin there. */
export function homeOf({ code, search }: SearchCriteria, place: Destination, today: IsoDay): SearchState {
  const { tripType } = search
  const { from, to, filters } = departureOf(search, today)
  return canonicalSearchState({
    ...defaultSearchState,
    tripType: tripType === 'CZ' ? 'WS' : tripType,
    sortCode: search.sortCode ?? defaultSearchState.sortCode,
    selectedDestinationsCodes: [place.code],
    selectedAirports: search.airports,
    durationFrom: search.durationFrom,
    durationTo: search.durationTo,
    startDate: from,
    endDate: to,
    selectedFilterValues: filters,
    searchCriteriaCode: code,
  })
}

type CriteriaSearch = SearchCriteria['search']

interface Departure {
  from: IsoDay | null
  to: IsoDay | null
  filters: CriteriaSearch['filters']
}

/** Among the filters of an editor's search, how many days ahead it begins: a first minute is far away. */
const afterDays = 'departsAfterDays'

/** When an editor's search leaves, counted from today, and the filters that are left. */
export function departureOf({ departsWithinDays, filters }: CriteriaSearch, today: IsoDay): Departure {
  const { [afterDays]: after, ...others } = filters
  const days = Number(after?.[0] ?? '')
  const isFar = Number.isInteger(days) && days > 0 && days <= 500
  return {
    from: isFar ? addDays(today, days) : departsWithinDays === null ? null : addDays(today, 1),
    to: departsWithinDays === null ? null : addDays(today, departsWithinDays),
    filters: others,
  }
}
