import { isIsoDay } from '../dates/calendar-date.ts'
import { checkRooms, defaultParty, type Party, wholeParty } from '../party/occupancy.ts'
import { chosenDayParts, dayPartFilter } from '../trip/day-part.ts'
import { travelsByPlane } from '../trip/offer-type.ts'
import { tripTypeConfiguration } from '../trip/trip-type.ts'
import { isFilterId, isNightsRange, isPagePath, isSearchCode, searchLimits } from './search-limits.ts'
import type { SearchState } from './search-state.ts'

/**
 * The canonical form of a search: lists are sorted without repetition, impossible parts have their defaults, the party equals its
 * rooms. Two searches are the same if their canonical states are equal. Rooms keep the guest's order.
 */
export function canonicalSearchState(state: SearchState): SearchState {
  return {
    tripType: state.tripType,
    sortCode: state.sortCode,
    fullPrice: state.fullPrice,
    selectedAirports: sortedCodes(state.selectedAirports, searchLimits.airports),
    selectedDestinationsCodes: sortedCodes(state.selectedDestinationsCodes, searchLimits.destinations),
    ...canonicalNights(state),
    ...canonicalDates(state),
    ...canonicalParty(state),
    searchCriteriaCode: isSearchCode(state.searchCriteriaCode) ? state.searchCriteriaCode : null,
    selectedFilterValues: canonicalFilters(withHours(state)),
    pageUrl: isPagePath(state.pageUrl) ? state.pageUrl : null,
    seasonStartDate: isIsoDay(state.seasonStartDate) ? state.seasonStartDate : null,
  }
}

function canonicalNights({
  durationFrom,
  durationTo,
}: SearchState): Pick<SearchState, 'durationFrom' | 'durationTo'> {
  const possible = isNightsRange(durationFrom, durationTo)
  return possible ? { durationFrom, durationTo } : { durationFrom: null, durationTo: null }
}

function canonicalDates(state: SearchState): Pick<SearchState, 'startDate' | 'endDate'> {
  const startDate = isIsoDay(state.startDate) ? state.startDate : null
  const endDate = isIsoDay(state.endDate) ? state.endDate : null
  const inverted = startDate !== null && endDate !== null && startDate > endDate
  return inverted ? { startDate: null, endDate: null } : { startDate, endDate }
}

function canonicalParty(state: SearchState): Party & Pick<SearchState, 'occupancies'> {
  const rooms = state.occupancies.map(canonicalRoom)
  if (tripTypeConfiguration[state.tripType].multiroom && checkRooms(rooms).ok) {
    return { ...wholeParty(rooms), occupancies: rooms.length > 1 ? rooms : [] }
  }
  const party = canonicalRoom(state)
  return { ...(checkRooms([party]).ok ? party : defaultParty), occupancies: [] }
}

function canonicalRoom({ adultsCount, childrenBirthDates }: Party): Party {
  return { adultsCount, childrenBirthDates: childrenBirthDates.filter(isChildBirthDate).sort() }
}

/** Nobody born in the last century is still a child, and offer codes cannot contain such a birth date. */
function isChildBirthDate(day: string): boolean {
  return isIsoDay(day) && day >= '2000-01-01'
}

/** Hours are departure hours of the outbound flight: without a flight there are none. */
function withHours({ tripType, selectedFilterValues }: SearchState): SearchState['selectedFilterValues'] {
  const { [dayPartFilter]: hours = [], ...others } = selectedFilterValues
  const flies = travelsByPlane(tripType, others.additionalType)
  return { ...others, [dayPartFilter]: flies ? chosenDayParts(hours) : [] }
}

function canonicalFilters(filters: SearchState['selectedFilterValues']): SearchState['selectedFilterValues'] {
  let room: number = searchLimits.filterValues
  const kept: [string, readonly string[]][] = []
  for (const id of Object.keys(filters).filter(isFilterId).sort()) {
    const values = sortedCodes(filters[id] ?? [], room)
    room -= values.length
    if (values.length > 0) kept.push([id, values])
  }
  return Object.fromEntries(kept)
}

function sortedCodes(values: readonly string[], limit: number): readonly string[] {
  return [...new Set(values.filter(isSearchCode))].sort().slice(0, limit)
}
