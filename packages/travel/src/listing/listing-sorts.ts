import { addDays, type IsoDay } from '../dates/calendar-date.ts'
import type { OfferSearchRequest } from '../search/offer-search-request.ts'
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
  const { sortCode, startDate, endDate } = state
  const [from, to] = windowOf(sortCode, [startDate, endDate], today)
  return from === startDate && to === endDate ? state : { ...state, startDate: from, endDate: to }
}

/** The same for a request: a sort means the same wherever it is asked for. */
export function requestWithinWindow<Request extends OfferSearchRequest>(
  request: Request,
  today: IsoDay,
): Request {
  const { departureDateFrom, departureDateTo, metaData } = request
  const [from, to] = windowOf(metaData.sorting, [departureDateFrom, departureDateTo], today)
  return { ...request, departureDateFrom: from, departureDateTo: to }
}

type Days = readonly [IsoDay | null, IsoDay | null]

function windowOf(sort: SortCode, [first, last]: Days, today: IsoDay): Days {
  const days = departureWindows[sort]
  if (days === undefined) return [first, last]
  const from = first ?? addDays(today, 1)
  if (last !== null && last < from) return [first, last]
  const end = addDays(from, days - 1)
  return [from, last !== null && last < end ? last : end]
}
