import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { countOffers } from './count-offers.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Scanner } from './engine/scanner.ts'
import { findRepairs } from './repairs.ts'
import { search } from './search.ts'
import type { SearchRefusal } from './search-refusal.ts'
import type { SearchResult } from './search-result.ts'

/** Returns a page of hotels; an empty one with repairs. */
export async function searchOrRepair(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<SearchResult, SearchRefusal>> {
  const found = await search(index, scanner, request, locale)
  if (!found.ok || found.value.pagination.totalResults > 0) return found
  return accepted({
    ...found.value,
    repairs: await findRepairs(index, request, (other) => countOffers(index, scanner, other)),
  })
}
