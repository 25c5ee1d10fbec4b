import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { type CharterOffer, charterOffer } from './charter-offer.ts'
import { type FlightPair, PairList, pairOrder, visitPairs } from './charter-pairs.ts'
import { type CharterPlan, planCharters } from './charter-plan.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { FirstInOrder } from './engine/ranking.ts'
import type { ScanCache } from './engine/scan/scan-cache.ts'
import { fewInOrder } from './engine/sort-in-turns.ts'
import { Turn } from './engine/turn.ts'
import { shownPrice } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'
import type { Pagination } from './search-result.ts'

export interface CharterResult {
  readonly offers: readonly CharterOffer[]
  readonly pagination: Pagination
  readonly fromPrice: number | null
}

/** Returns pairs of flights with a seat for everybody both ways: every departure, destination, day and length. */
export async function charterFlights(
  index: OfferIndex,
  cache: ScanCache,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<CharterResult, SearchRefusal>> {
  const planned = planCharters(index, request)
  return planned.ok ? accepted(await findCharters(index, cache, planned.value, locale)) : planned
}

/** `hear` receives the total of every pair, also of those outside the price range. */
export async function findCharters(
  index: OfferIndex,
  cache: ScanCache,
  asked: CharterPlan,
  locale: Locale,
  hear: (total: number) => void = () => undefined,
): Promise<CharterResult> {
  const { plan, wishes } = asked
  const order = pairOrder(plan.sorting)
  const first = plan.page * plan.pageSize
  const isNear = first + plan.pageSize <= fewInOrder
  const found = new FirstInOrder<FlightPair>(order, isNear ? first + plan.pageSize : 0)
  const all = new PairList()
  const turn = new Turn()
  const isPriced = priceCheck(asked)
  const fees = feesOf(asked)
  let total = 0
  let least = Number.POSITIVE_INFINITY
  await visitPairs(index, cache, asked, turn, (pair) => {
    hear(pair.fare + fees)
    if (!isPriced(pair.fare)) return
    total++
    if (pair.fare < least) least = pair.fare
    // Only a few of hundreds of thousands of pairs become objects.
    if (!isNear) all.add(pair)
    else if (found.hasRoomFor(pair)) found.add({ ...pair })
  })
  const shown = isNear
    ? found.things.slice(first)
    : first < total
      ? await all.inOrder(order, first, first + plan.pageSize, turn)
      : []
  const offers: CharterOffer[] = []
  for (const one of shown) {
    if (turn.isOver) await turn.pass()
    const view = { locale, perPerson: plan.perPerson }
    const offer = charterOffer(index, one, plan.rooms, view, { dayParts: plan.dayParts, wishes })
    if (offer) offers.push(offer)
  }
  return {
    offers,
    pagination: { page: plan.page, pageSize: plan.pageSize, sorting: plan.sorting, totalResults: total },
    fromPrice: shownPrice(plan, least + fees),
  }
}

/** Guarantee funds for the whole party. */
export function feesOf({ plan: { scan } }: CharterPlan): number {
  return scan.charterFees * scan.participants
}

/** Returns a check whether a fare is within the price range of the search. */
export function priceCheck(asked: CharterPlan): (fare: number) => boolean {
  const { price } = asked.plan
  const fees = feesOf(asked)
  return price ? (fare) => fare + fees >= price.from && fare + fees <= price.to : () => true
}
