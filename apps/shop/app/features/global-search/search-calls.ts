import type { GlobalSearchFilter, Suggestion } from '@wojaz/offers'
import { encodeSearchQuery, type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'

export async function askOptions(search: SearchState, signal: AbortSignal): Promise<GlobalSearchFilter[]> {
  const { shopApi } = await browserApi()
  const asked = { q: encodeSearchQuery(search), fullPrice: search.fullPrice }
  return (await shopApi.post<GlobalSearchFilter[]>('www/gs', asked, { signal })).body
}

export async function askCount(search: SearchState, signal: AbortSignal): Promise<number> {
  const { shopApi } = await browserApi()
  const asked = toOfferSearchRequest(search)
  return (await shopApi.post<number>('www/search/offers/count', asked, { signal })).body
}

/** With the letters it answers to: the guest may have typed on meanwhile. */
export async function askPlaces(text: string, signal: AbortSignal) {
  const { shopApi } = await browserApi()
  const { body } = await shopApi.post<Suggestion[]>('www/search/offers/suggest', { text }, { signal })
  return { text, suggestions: body }
}

/** Not known to the server, which draws the form but never calls. */
function browserApi() {
  return import('../../browser/shop-api.ts')
}
