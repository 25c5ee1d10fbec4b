import { type Columns, mostBoards, none } from '../columns.ts'
import { best, forgetBest, searchSegment } from './best-offer.ts'
import {
  type BookScan,
  beginBookScan,
  findNightLowerBounds,
  goToHotel,
  nightLowerBounds,
  partyFactor,
  stayLowerBound,
  unsold,
} from './lower-bounds.ts'
import type { ScanCache } from './scan-cache.ts'
import type { BestOffers, LowestPrices, ScanPlan } from './scan-plan.ts'
import { beginDays } from './sold-slots.ts'
import { blockAt, leastFareAt, nightsAt, runEndAt, runFareAt, segmentNumbers } from './stay-book.ts'

// By position of the product in the hotel: its smallest factor (0: not on sale), its lowest lower bound, and the segment that has
// it.
const factorAt = new Int32Array(mostBoards)
const lowerBoundAt = new Int32Array(mostBoards)
const segmentAt = new Int32Array(mostBoards)

/** Finds the best offers of the hotels from position `from` to `to` of the plan. Counts their boards if requested. */
export function scanHotels(
  c: Columns,
  plan: ScanPlan,
  cache: ScanCache,
  from: number,
  to: number,
  result: BestOffers,
  boards: LowestPrices,
): void {
  const s = beginBookScan(c, plan, cache)
  const highest = plan.price === null ? none : plan.price.to
  for (let position = from; position < to; position++) {
    const hotel = plan.hotels[position]!
    const isCounted = plan.isEveryBoardCounted !== null && plan.isEveryBoardCounted[position] === 1
    const base = goToHotel(s, hotel)
    findProductLowerBounds(s, hotel, base, isCounted)
    searchHotel(s, hotel, base, isCounted ? none : highest)
    result.total[hotel] = best.total
    result.stay[hotel] = best.stay
    result.product[hotel] = best.product
    if (isCounted) countBoards(s, hotel, base, boards)
  }
}

/** Finds the lower bound of each product of a hotel. Boards that were not requested are included only if they are counted. */
function findProductLowerBounds(s: BookScan, hotel: number, base: number, isCounted: boolean): void {
  const { c, plan } = s
  const productFrom = c.hotelOfferStart[hotel]!
  const productTo = c.hotelOfferStart[hotel + 1]!
  for (let product = productFrom; product < productTo; product++) {
    const place = product - productFrom
    factorAt[place] = 0
    if (!isCounted && ((plan.boards >> c.productBoard[product]!) & 1) === 0) continue
    const factor = partyFactor(s, product)
    if (factor > 0) findPromising(s, product, place, factor, base)
  }
}

/** Finds the segment with the lowest lower bound, a good one to begin with. */
function findPromising(s: BookScan, product: number, place: number, factor: number, base: number): void {
  const { segmentFrom, segmentTo } = s
  const { segment } = s.book
  findNightLowerBounds(s, product, factor)
  let least = unsold
  for (let i = segmentFrom; i < segmentTo; i++) {
    const at = i * segmentNumbers
    const nights = segment[at + nightsAt]!
    const block = segment[at + blockAt]!
    if (nights * nightLowerBounds[block]! + segment[at + runFareAt]! >= least) i = segment[at + runEndAt]! - 1
    else {
      const lowerBound = stayLowerBound(s, product, factor, i) + segment[at + leastFareAt]!
      if (lowerBound >= least) continue
      least = lowerBound
      segmentAt[place] = i
      factorAt[place] = factor
    }
  }
  lowerBoundAt[place] = base + least
}

/** Finds the best offer of the requested boards, at most `highest`. */
function searchHotel(s: BookScan, hotel: number, base: number, highest: number): void {
  const { c, plan } = s
  const productFrom = c.hotelOfferStart[hotel]!
  const productTo = c.hotelOfferStart[hotel + 1]!
  forgetBest(highest)
  let promising = -1
  for (let product = productFrom; product < productTo; product++) {
    const place = product - productFrom
    if (factorAt[place] === 0 || ((plan.boards >> c.productBoard[product]!) & 1) === 0) continue
    if (promising < 0 || lowerBoundAt[place]! < lowerBoundAt[promising - productFrom]!) promising = product
  }
  if (promising < 0 || lowerBoundAt[promising - productFrom]! > highest) return
  searchProduct(s, hotel, promising, promising - productFrom, base)
  for (let product = productFrom; product < productTo; product++) {
    const place = product - productFrom
    if (product === promising || factorAt[place] === 0 || lowerBoundAt[place]! > best.total) continue
    if (((plan.boards >> c.productBoard[product]!) & 1) === 1) searchProduct(s, hotel, product, place, base)
  }
}

/**
 * Counts the hotel at each of its boards and updates the lowest price of each. For most boards it is enough to know that there is
 * an offer; only a price that may be the lowest is computed.
 */
function countBoards(s: BookScan, hotel: number, base: number, boards: LowestPrices): void {
  const { c, plan } = s
  const productFrom = c.hotelOfferStart[hotel]!
  const productTo = c.hotelOfferStart[hotel + 1]!
  const bestProduct = best.product
  const bestTotal = best.total
  const lowest = plan.price === null ? 0 : plan.price.from
  const highest = plan.price === null ? none : plan.price.to
  for (let product = productFrom; product < productTo; product++) {
    const place = product - productFrom
    if (factorAt[place] === 0 || lowerBoundAt[place]! > highest) continue
    const board = c.productBoard[product]!
    const least = boards.least[board]!
    let total = bestTotal
    if (product !== bestProduct) {
      if (lowerBoundAt[place]! < least || lowerBoundAt[place]! < lowest) {
        forgetBest(highest)
        searchProduct(s, hotel, product, place, base)
        if (best.product < 0) continue
        total = best.total
      } else if (isAnyFor(s, hotel, product, place, base, highest)) total = least
      else continue
    }
    if (total < lowest || total > highest) continue
    boards.hotels[board]!++
    if (total < least) boards.least[board] = total
  }
}

/** True when the product has an offer that costs no more than the limit. */
function isAnyFor(
  s: BookScan,
  hotel: number,
  product: number,
  place: number,
  base: number,
  highest: number,
): boolean {
  if (highest === none && s.rooms === 1) return isSellable(s, product)
  forgetBest(highest)
  searchSegment(s, hotel, product, segmentAt[place]!, base)
  if (best.product < 0) searchProduct(s, hotel, product, place, base)
  return best.product >= 0
}

/** True when the product has an offer for a party in one room. */
function isSellable(s: BookScan, product: number): boolean {
  const { segment, segmentDays } = s.book
  for (let i = s.segmentFrom; i < s.segmentTo; i++) {
    const nights = segment[i * segmentNumbers + nightsAt]!
    const block = segment[i * segmentNumbers + blockAt]!
    if (beginDays(s, product, block, nights, segmentDays[i]!) !== 0) return true
  }
  return false
}

/** Updates the best offer with the offers of a product. */
function searchProduct(s: BookScan, hotel: number, product: number, place: number, base: number): void {
  const { segmentFrom, segmentTo } = s
  const { segment } = s.book
  const factor = factorAt[place]!
  const promising = segmentAt[place]!
  searchSegment(s, hotel, product, promising, base)
  if (segmentTo - segmentFrom === 1) return
  findNightLowerBounds(s, product, factor)
  for (let i = segmentFrom; i < segmentTo; i++) {
    const at = i * segmentNumbers
    const nights = segment[at + nightsAt]!
    const block = segment[at + blockAt]!
    if (base + nights * nightLowerBounds[block]! + segment[at + runFareAt]! > best.total)
      i = segment[at + runEndAt]! - 1
    else if (
      i !== promising &&
      base + stayLowerBound(s, product, factor, i) + segment[at + leastFareAt]! <= best.total
    ) {
      searchSegment(s, hotel, product, i, base)
    }
  }
}
