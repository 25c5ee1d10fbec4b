import { type Columns, none } from '../columns.ts'
import { beginBookScan, extras, goToHotel, partyFactor, percentOn } from './lower-bounds.ts'
import { priceRooms } from './price-rooms.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'
import { dayAt, fareAt, nightsAt, segmentNumbers, stayNumbers, staysFromAt, staysToAt } from './stay-book.ts'
import { discountOf } from './stay-price.ts'

/** Where a visit continues: a product of the hotel and a segment of its destination, both counted from the first. */
export interface VisitPlace {
  readonly product: number
  readonly segment: number
}

/** Reading the clock takes as long as a few stays. */
const segmentsAtOnce = 64

/**
 * Visits every stay that one hotel sells to the party, board by board, each with its cheapest rooms. When `isOver` it returns
 * where to continue, so that other scans can run; null when all were visited.
 */
export function visitStays(
  c: Columns,
  plan: ScanPlan,
  cache: ScanCache,
  hotel: number,
  from: VisitPlace,
  isOver: () => boolean,
  visit: (product: number, airport: number, day: number, nights: number, total: number) => void,
): VisitPlace | null {
  const s = beginBookScan(c, plan, cache)
  goToHotel(s, hotel)
  const { segment, stay, stayAirport } = s.book
  const firstProduct = c.hotelOfferStart[hotel]!
  const productTo = c.hotelOfferStart[hotel + 1]!
  let first = s.segmentFrom + from.segment
  for (let product = firstProduct + from.product; product < productTo; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0 || partyFactor(s, product) === 0) continue
    for (let i = first; i < s.segmentTo; i++) {
      const visited = i - s.segmentFrom
      if (i > first && visited % segmentsAtOnce === 0 && isOver()) {
        return { product: product - firstProduct, segment: visited }
      }
      const nights = segment[i * segmentNumbers + nightsAt]!
      const staysTo = segment[i * segmentNumbers + staysToAt]!
      for (let at = segment[i * segmentNumbers + staysFromAt]!; at < staysTo; at++) {
        const day = stay[at * stayNumbers + dayAt]!
        const ageBand = plan.ageBandOfDay[day + nights]!
        const fare = stay[at * stayNumbers + fareAt]!
        const { price } = priceRooms(s, product, day, nights, ageBand)
        if (price === none) continue
        const discount = discountOf(price, percentOn(c, hotel, day))
        visit(product, stayAirport[at]!, day, nights, fare + extras[ageBand]! + price - discount)
      }
    }
    first = s.segmentFrom
  }
  return null
}
