import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { feesOf, priceCheck } from './charter-flights.ts'
import { visitPairs } from './charter-pairs.ts'
import { type CharterPlan, isAnyPlane, planCharters } from './charter-plan.ts'
import { visitWaySums } from './charter-ways.ts'
import type { OffersCount } from './count-offers.ts'
import type { Columns } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { pairAt, pairsTo } from './engine/scan/flight-pairs.ts'
import { unsold } from './engine/scan/lower-bounds.ts'
import { exactLeast } from './engine/scan/pair-fares.ts'
import type { ScanCache } from './engine/scan/scan-cache.ts'
import type { ScanPlan } from './engine/scan/scan-plan.ts'
import { Turn } from './engine/turn.ts'
import { shownPrice } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'

/**
 * Counts the pairs of flights that `charterFlights` would list, with the lowest price. Parties that airlines count in the same
 * way share cached pairs.
 */
export async function countCharters(
  index: OfferIndex,
  cache: ScanCache,
  request: OfferSearchRequest,
): Promise<Outcome<OffersCount, SearchRefusal>> {
  const planned = planCharters(index, request)
  if (!planned.ok) return planned
  const { plan, destinations } = planned.value
  const { scan } = plan
  const found = { count: 0, least: unsold }
  const turn = new Turn()
  if (plan.price === null && !isPlain(planned.value)) {
    await visitWaySums(index, cache, planned.value, turn, (_, __, { count, least }) => {
      found.count += count
      found.least = Math.min(found.least, least)
    })
  } else if (plan.price !== null) {
    const isPriced = priceCheck(planned.value)
    await visitPairs(index, cache, planned.value, turn, ({ fare }) => {
      if (!isPriced(fare)) return
      found.count++
      found.least = Math.min(found.least, fare)
    })
  } else if (scan.firstDay <= scan.lastDay && scan.nightsFrom <= scan.nightsTo) {
    const split = { by: 'hotel' } as const
    const hotels = new Uint32Array()
    const asked = { ...scan, hotels, boards: 0, price: null, isEveryBoardCounted: null, split }
    for (const destination of destinations) {
      addPairs(index.columns, asked, cache, destination, found)
      if (turn.isOver) await turn.pass()
    }
  }
  const fromPrice = found.count === 0 ? null : shownPrice(plan, found.least + feesOf(planned.value))
  return accepted({ count: found.count, fromPrice })
}

/** Both ways, at any price, with any airline. */
function isPlain({ plan, wishes }: CharterPlan): boolean {
  return plan.scan.nightsTo > 0 && plan.price === null && isAnyPlane(wishes)
}

function addPairs(
  c: Columns,
  plan: ScanPlan,
  cache: ScanCache,
  destination: number,
  found: { count: number; least: number },
): void {
  const pairs = pairsTo(c, plan, cache, destination)[0]!
  found.count += pairs.count
  if (pairs.leastOfAll >= found.least) return
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    for (let nights = plan.nightsFrom; nights <= plan.nightsTo; nights++) {
      if (pairs.least[pairAt(plan, block, nights)]! >= found.least) continue
      found.least = Math.min(found.least, exactLeast(c, plan, pairs, block, nights))
    }
  }
}
