import type { Direction, SearchCriteria } from '@wojaz/content'
import {
  addDays,
  canonicalSearchState,
  defaultSearchState,
  type IsoDay,
  type SearchState,
} from '@wojaz/travel'

/** An editor's search at a place, as a guest's search begins with it. Flights from a city lead to holidays that begin there. */
export function homeOf({ code, search }: SearchCriteria, place: Direction, today: IsoDay): SearchState {
  const { tripType, departsWithinDays } = search
  return canonicalSearchState({
    ...defaultSearchState,
    tripType: tripType === 'CZ' ? 'WS' : tripType,
    sortCode: search.sortCode ?? defaultSearchState.sortCode,
    selectedDestinationsCodes: [place.code],
    selectedAirports: search.airports,
    durationFrom: search.durationFrom,
    durationTo: search.durationTo,
    startDate: departsWithinDays === null ? null : addDays(today, 1),
    endDate: departsWithinDays === null ? null : addDays(today, departsWithinDays),
    selectedFilterValues: search.filters,
    searchCriteriaCode: code,
  })
}
