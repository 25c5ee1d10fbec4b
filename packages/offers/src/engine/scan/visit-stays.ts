import { type Columns, none } from '../columns.ts'
import { beginScan, extras, goToHotel, partyFactor, percentOn } from './floors.ts'
import { priceRooms } from './price-rooms.ts'
import type { ScanMemory } from './scan-memory.ts'
import type { ScanPlan } from './scan-plan.ts'
import { discountOf } from './stay-price.ts'

/** Every stay one hotel sells to the party, board by board, each with its cheapest rooms. */
export function visitStays(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  hotel: number,
  visit: (product: number, airport: number, day: number, nights: number, total: number) => void,
): void {
  const s = beginScan(c, plan, memory)
  goToHotel(s, hotel)
  const { segment, stay, stayAirport } = s.book
  for (let product = c.hotelOfferStart[hotel]!; product < c.hotelOfferStart[hotel + 1]!; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0 || partyFactor(s, product) === 0) continue
    for (let i = s.segmentFrom; i < s.segmentTo; i++) {
      const nights = segment[i * 8 + 2]!
      for (let at = segment[i * 8]!; at < segment[i * 8 + 1]!; at++) {
        const day = stay[at * 4 + 3]! & 0xffff
        const era = stay[at * 4 + 3]! >> 16
        const { price } = priceRooms(s, product, day, nights, era)
        if (price === none) continue
        const discount = discountOf(price, percentOn(c, hotel, day))
        visit(product, stayAirport[at]!, day, nights, stay[at * 4 + 2]! + extras[era]! + price - discount)
      }
    }
  }
}
