import { type Locale, localisedPath } from '../locale/locale.ts'
import { tripTypeConfiguration } from '../trip/trip-type.ts'
import { canonicalSearchState } from './canonical-search-state.ts'
import { decodeSearchQuery, encodeSearchQuery } from './search-query.ts'
import type { SearchState } from './search-state.ts'

/** A whole search as query parameters: `q`, `fullPrice` and, if known, the page where it was begun. */
export function encodeSearchParams(search: SearchState): URLSearchParams {
  const { pageUrl, fullPrice } = canonicalSearchState(search)
  const params = new URLSearchParams({ q: encodeSearchQuery(search), fullPrice: String(fullPrice) })
  if (pageUrl !== null) params.set('pageOrigin', pageUrl)
  return params
}

export function decodeSearchParams(params: Pick<URLSearchParams, 'get'>): SearchState {
  const state = decodeSearchQuery(params.get('q') ?? '')
  const fullPrice = params.get('fullPrice')
  return canonicalSearchState({
    ...state,
    fullPrice: fullPrice === null ? state.fullPrice : fullPrice === 'true',
    pageUrl: params.get('pageOrigin'),
  })
}

/** The link to the results of a search, without a language prefix. */
export function listingHref(search: SearchState): string {
  return `${tripTypeConfiguration[search.tripType].listingPath}?${encodeSearchParams(search)}`
}

/** The same with the language prefix: the address of the search form and of every "show all". */
export function listingAddress(search: SearchState, locale: Locale): string {
  return localisedPath(locale, listingHref(search))
}
