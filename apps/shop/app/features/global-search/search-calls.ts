import type { GlobalSearchFilter, Suggestion } from '@wojaz/offers'
import { encodeSearchQuery, type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { having, isNumber, isText, listOf, orNull } from '../../browser/answer-shape.ts'
import { areFilters } from './filter-shape.ts'

export async function askOptions(search: SearchState, signal: AbortSignal): Promise<GlobalSearchFilter[]> {
  const { shopApi } = await browserApi()
  const asked = { q: encodeSearchQuery(search), fullPrice: search.fullPrice }
  return (await shopApi.post('www/gs', asked, { signal, shape: areFilters })).body
}

/** Flights without hotel have a separate endpoint for the count. */
const flightsCount = 'services/tui-search/api/external/offers/count'

export async function askCount(search: SearchState, signal: AbortSignal): Promise<number> {
  const { shopApi } = await browserApi()
  const asked = toOfferSearchRequest(search)
  const call = search.tripType === 'CZ' ? flightsCount : 'www/search/offers/count'
  return (await shopApi.post(call, asked, { signal, shape: isNumber })).body
}

/** Returns the text together with the results: the guest may have typed on meanwhile. */
export async function askPlaces(text: string, signal: AbortSignal) {
  const { shopApi } = await browserApi()
  const shape = listOf(isSuggestion)
  const { body } = await shopApi.post('www/search/offers/suggest', { text }, { signal, shape })
  return { text, suggestions: body }
}

const isSuggestion = having<Suggestion>({
  code: isText,
  name: isText,
  within: listOf(isText),
  hotelUrl: orNull(isText),
})

/** Loaded on demand: the server renders the form but never calls the API. */
function browserApi() {
  return import('../../browser/shop-api.ts')
}
