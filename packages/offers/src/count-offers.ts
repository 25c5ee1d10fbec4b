import { accepted, type OfferSearchRequest, type Outcome } from '@wojaz/travel'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Scanner } from './engine/scanner.ts'
import { planSearch, type SearchPlan, shownPrice } from './plan-search.ts'
import { findListing, type Listing } from './search.ts'
import type { SearchRefusal } from './search-refusal.ts'

export interface OffersCount {
  /** Hotels. */
  readonly count: number
  /** In the price type of the search; null when there is none. */
  readonly fromPrice: number | null
}

/** How many hotels a search would list, and from what price. */
export async function countOffers(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
): Promise<Outcome<OffersCount, SearchRefusal>> {
  const plan = planSearch(index, request)
  return plan.ok ? accepted(countOf(plan.value, await findListing(index, scanner, plan.value))) : plan
}

function countOf(plan: SearchPlan, { listed }: Listing): OffersCount {
  const least = listed.reduce((lowest, { total }) => Math.min(lowest, total), Number.POSITIVE_INFINITY)
  return { count: listed.length, fromPrice: shownPrice(plan, least) }
}
