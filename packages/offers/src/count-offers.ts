import { accepted, type OfferSearchRequest, type Outcome } from '@wojaz/travel'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Listed } from './engine/ranking.ts'
import type { Scanner } from './engine/scanner.ts'
import { findListed } from './find-listing.ts'
import { planSearch, type SearchPlan, shownPrice } from './plan-search.ts'
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
  return plan.ok ? accepted(countOf(plan.value, await findListed(index, scanner, plan.value))) : plan
}

function countOf(plan: SearchPlan, { count, total }: Listed): OffersCount {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < count; at++) least = Math.min(least, total[at]!)
  return { count, fromPrice: shownPrice(plan, least) }
}
