import type { Destination, SearchCriteria } from '@wojaz/content'
import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { canonicalSearchState, defaultSearchState, type SearchState } from '@wojaz/travel/search'

/** An editor's search at a place as a guest's search state. Flights from a city become holidays that start there. */
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

/** A filter of an editor's search: how many days ahead it begins. First minute offers leave late. */
const afterDays = 'departsAfterDays'

/** The departure dates of an editor's search, relative to today, and its other filters. */
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
