import { type Columns, flooredNights, none } from '../columns.ts'
import {
  beginScan,
  extras,
  findNightFloors,
  goToHotel,
  keptShare,
  leastFactor,
  nightFloors,
  partyFactor,
  percentOn,
  type Scan,
  stayFloor,
} from './floors.ts'
import { priceRooms } from './price-rooms.ts'
import type { ScanMemory } from './scan-memory.ts'
import type { LowestPrices, ScanPlan, SlotGroups } from './scan-plan.ts'
import { discountOf, isSellable, roomStayPrice } from './stay-price.ts'

/** Stays of a segment worth a look: where they stand in the book. */
const hopeful = new Int32Array(32)

/** Adds the hotels from position `from` to `to` of the plan to their groups' slots. */
export function scanSlots(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  from: number,
  to: number,
  groups: SlotGroups,
  result: LowestPrices,
): void {
  const s = beginScan(c, plan, memory)
  const { slots } = groups
  const best = new Int32Array(slots)
  const isOnlyLeast = !groups.counted && plan.price === null
  for (let position = from; position < to; position++) {
    const hotel = plan.hotels[position]!
    const group = groups.ofPosition[position]! * slots
    const base = goToHotel(s, hotel)
    for (let slot = 0; slot < slots; slot++) best[slot] = isOnlyLeast ? result.least[group + slot]! : none
    const productTo = c.hotelOfferStart[hotel + 1]!
    for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
      if (((plan.boards >> c.productBoard[product]!) & 1) === 0) continue
      const factor = partyFactor(s, product)
      if (factor > 0) lowerSlots(s, hotel, product, factor, base, best)
    }
    for (let slot = 0; slot < slots; slot++) {
      const total = best[slot]!
      if (total === none || (plan.price && (total < plan.price.from || total > plan.price.to))) continue
      result.hotels[group + slot]!++
      if (total < result.least[group + slot]!) result.least[group + slot] = total
    }
  }
}

/** Lowers the best prices of slots by the offers of a product. */
function lowerSlots(
  s: Scan,
  hotel: number,
  product: number,
  factor: number,
  base: number,
  best: Int32Array,
): void {
  const { segmentFrom, segmentTo } = s
  const { segment } = s.book
  findNightFloors(s, product, factor)
  for (let i = segmentFrom; i < segmentTo; i++) {
    const at = i * 8
    const nights = segment[at + 2]!
    const block = segment[at + 3]!
    const slot = segment[at + 4]!
    if (slot >= 0 && base + nights * nightFloors[block]! + segment[at + 6]! >= best[slot]!) {
      i = segment[at + 7]! - 1
      continue
    }
    const floor = base + stayFloor(s, product, factor, i)
    const found = findHopeful(s, at, floor, best)
    if (found > 0) lowerBySegment(s, hotel, product, at, found, base, best)
  }
}

/** Stays of a segment that may be the best of their slot: with the cheapest nights of the product they would be. */
function findHopeful({ plan, book }: Scan, at: number, floor: number, best: Int32Array): number {
  const slotOfDay = plan.split.by === 'day' ? plan.split.slotOfDay : null
  const slot = book.segment[at + 4]!
  const { stay } = book
  const end = book.segment[at + 1]! << 2
  let found = 0
  for (let i = book.segment[at]! << 2; i < end; i = (i + 4) | 0) {
    const limit = best[slotOfDay ? slotOfDay[stay[(i + 3) | 0]! & 0xffff]! : slot]!
    if (stay[(i + 2) | 0]! + floor < limit) hopeful[found++] = i
    // Flights come by price: of one slot the first that is too dear is the last.
    else if (slotOfDay === null) break
  }
  return found
}

/** Lowers the best prices of slots by the first `found` hopeful stays of a segment. */
function lowerBySegment(
  s: Scan,
  hotel: number,
  product: number,
  segmentAt: number,
  found: number,
  base: number,
  best: Int32Array,
): void {
  const { c, plan, book, factors } = s
  const nights = book.segment[segmentAt + 2]!
  const block = book.segment[segmentAt + 3]!
  const slot = book.segment[segmentAt + 4]!
  const slotOfDay = plan.split.by === 'day' ? plan.split.slotOfDay : null
  const { stay } = book
  const { rateDay } = c
  // Several rooms are priced together, one room rate by rate.
  const isTogether = s.rooms > 1
  const isKnown = nights <= flooredNights && !isTogether
  const rateFrom = c.productRateStart[product]!
  const rateTo = isTogether ? rateFrom + 1 : c.productRateStart[product + 1]!
  for (let rate = rateFrom; rate < rateTo; rate++) {
    const factor = isTogether ? 0 : leastFactor(s, rate)
    if (factor === 0 && !isTogether && s.eras === 1) continue
    const begins = isKnown ? c.rateStay[((block * flooredNights + nights - 1) * c.rates + rate) * 2 + 1]! : -1
    if (begins === 0) continue
    const scaled = factor * keptShare[block]!
    const row = (block * c.rates + rate) * 64
    for (let h = 0; h < found; h++) {
      const i = hopeful[h]!
      if (((begins >> (stay[i]! >> 1)) & 1) === 0) continue
      const nightly = (rateDay[(row + stay[(i + 1) | 0]!) | 0]! - rateDay[(row + stay[i]!) | 0]!) | 0
      const fare = stay[(i + 2) | 0]!
      const day = stay[(i + 3) | 0]! & 0xffff
      const era = stay[(i + 3) | 0]! >> 16
      const at = slotOfDay ? slotOfDay[day]! : slot
      if (base + fare + nightly * scaled >= best[at]!) continue
      let price = none
      if (isTogether) price = priceRooms(s, product, day, nights, era).price
      else if (factors[era]!.ofRate[rate]! > 0 && (isKnown || isSellable(c, rate, day, nights, 1))) {
        price = roomStayPrice(nightly, factors[era]!.ofRate[rate]!)
      }
      if (price === none) continue
      const discount = discountOf(price, percentOn(c, hotel, day))
      const total = fare + extras[era]! + price - discount
      if (total < best[at]!) best[at] = total
    }
  }
}
