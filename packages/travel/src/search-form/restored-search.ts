import type { IsoDay } from '../dates/calendar-date.ts'
import { canonicalSearchState } from '../search/canonical-search-state.ts'
import { decodeSearchQuery } from '../search/search-query.ts'
import { defaultSearchState, type SearchState } from '../search/search-state.ts'
import { isAskedInForm } from './search-form-fields.ts'

/**
 * The search that a guest's browser has kept, as the form begins with it. Reading the query keeps no more birth dates than children and
 * no trip type with a dash in it. Days that are over are left open; order and filters belong to the list, but for those the form asks for.
 */
export function restoredSearch(kept: string | null, today: IsoDay): SearchState | null {
  if (!kept) return null
  const search = decodeSearchQuery(kept)
  const isOver = search.startDate === null || search.startDate <= today
  return canonicalSearchState({
    ...search,
    ...(isOver ? { startDate: null, endDate: null } : {}),
    sortCode: defaultSearchState.sortCode,
    selectedFilterValues: Object.fromEntries(
      Object.entries(search.selectedFilterValues).filter(([id]) => isAskedInForm(search.tripType, id)),
    ),
    searchCriteriaCode: null,
  })
}
