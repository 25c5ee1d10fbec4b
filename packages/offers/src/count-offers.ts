import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Scanner } from './engine/scanner.ts'
import { planSearch, shownPrice } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'
import { scanBySlot } from './slot-scan.ts'

export interface OffersCount {
  /** Number of hotels. */
  readonly count: number
  /** In the price type of the search; null when there is none. */
  readonly fromPrice: number | null
}

/** Returns how many hotels a search would list, and the lowest price. */
export async function countOffers(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
): Promise<Outcome<OffersCount, SearchRefusal>> {
  const plan = planSearch(index, request)
  if (!plan.ok) return plan
  const together = { split: { by: 'hotel' }, counted: true } as const
  const { hotels, least } = await scanBySlot(index, scanner, plan.value, together)
  return accepted({ count: hotels[0]!, fromPrice: shownPrice(plan.value, least[0]!) })
}
