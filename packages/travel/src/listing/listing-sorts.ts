import { addDays, type IsoDay } from '../dates/calendar-date.ts'
import type { SearchState } from '../search/search-state.ts'
import { charterSortCodes, listingSortCodes, type SortCode } from '../search/sort.ts'
import type { TripType } from '../trip/trip-type.ts'

/** The two sorts by departure search only within this many days; among these offers the cheapest comes first. */
export const departureWindows: Partial<Record<SortCode, number>> = { nearestDeparture: 14, flightDate: 45 }

/** A page whose editor has not chosen any sorts offers all of them; flights without a hotel have their own sorts. */
export function sortsOf(chosen: readonly SortCode[], tripType: TripType): SortCode[] {
  const all: readonly SortCode[] = tripType === 'CZ' ? charterSortCodes : listingSortCodes
  const known = chosen.filter((code) => all.includes(code))
  return known.length > 0 ? known : [...all]
}

/** The search that is executed: a sort by departure narrows the days. */
export function withinWindow(state: SearchState, today: IsoDay): SearchState {
  const days = departureWindows[state.sortCode]
  if (days === undefined) return state
  const startDate = state.startDate ?? addDays(today, 1)
  const last = addDays(startDate, days - 1)
  return {
    ...state,
    startDate,
    endDate: state.endDate !== null && state.endDate < last ? state.endDate : last,
  }
}
