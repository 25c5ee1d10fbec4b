import { cookieValue } from '@wojaz/travel/guest'
import { defaultSearchState, encodeSearchQuery, type SearchState } from '@wojaz/travel/search'
import { restoredSearch } from '@wojaz/travel/search-form'
import { allows, currentConsent } from '../consent/consent.ts'
import type { SearchBarFacts } from './search-bar-facts.ts'

/** The guest's last search, if they consented to storing it. Null if the page or the URL already has a search. */
export function lastSearch({ search, today, tripTypes }: SearchBarFacts): SearchState | null {
  const hasOwn =
    search.selectedDestinationsCodes.length > 0 || new URLSearchParams(window.location.search).has('q')
  if (hasOwn || !allows(currentConsent(), 'preferences')) return null
  const last = restoredSearch(cookieValue(document.cookie, 'last_search'), today)
  if (!last || !tripTypes.some(({ code }) => code === last.tripType)) return null
  const begun = { ...wanted(last, search), fullPrice: search.fullPrice, pageUrl: search.pageUrl }
  return encodeSearchQuery(begun) === encodeSearchQuery(search) ? null : begun
}

/** A page about one kind of trip, as skiing, keeps it: of a search for another kind only the party comes back. */
function wanted(last: SearchState, search: SearchState): SearchState {
  const isAboutItsType = search.tripType !== defaultSearchState.tripType
  if (!isAboutItsType || last.tripType === search.tripType) return last
  const { adultsCount, childrenBirthDates, occupancies } = last
  return { ...search, adultsCount, childrenBirthDates, occupancies }
}
