import type { IsoDay } from '../dates/calendar-date.ts'
import { canonicalSearchState } from '../search/canonical-search-state.ts'
import { decodeSearchQuery } from '../search/search-query.ts'
import { defaultSearchState, type SearchState } from '../search/search-state.ts'
import { isAskedInForm } from './search-form-fields.ts'

/**
 * The search stored in the guest's browser, as a starting value for the form. Decoding drops extra birth dates and invalid trip
 * types. Days in the past are left open. Sort and filters belong to the list, except the filters that the form has fields for.
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
