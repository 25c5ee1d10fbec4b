import { flooredNights } from '../columns.ts'
import { leastFactor, partyFactor, type Scan } from './floors.ts'

/**
 * Writes 1 for the slots in which the hotel has an offer for certain: days on which stays begin are known for up to two
 * weeks and one room, and who fits in at every age fits in. Of the others one learns it by looking for the cheapest.
 */
export function markSold(s: Scan, hotel: number, sold: Uint8Array): void {
  sold.fill(0)
  if (s.rooms > 1) return
  const { c, plan } = s
  const productTo = c.hotelOfferStart[hotel + 1]!
  for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0 || partyFactor(s, product) === 0) continue
    markByProduct(s, product, sold)
  }
}

function markByProduct(s: Scan, product: number, sold: Uint8Array): void {
  const { c, plan, segmentFrom, segmentTo } = s
  const { segment, segmentDays } = s.book
  const slotOfDay = plan.split.by === 'day' ? plan.split.slotOfDay : null
  const products = c.productHotel.length
  for (let i = segmentFrom; i < segmentTo; i++) {
    const nights = segment[i * 8 + 2]!
    const block = segment[i * 8 + 3]!
    const slot = segment[i * 8 + 4]!
    // The rest of the block has longer stays of the same slot.
    if (nights > flooredNights || (slotOfDay ? isAllSold(s, slotOfDay, block, sold) : sold[slot] === 1)) {
      i = segment[i * 8 + 7]! - 1
      continue
    }
    const row = block * flooredNights + nights - 1
    const days = c.productStay[(row * products + product) * 2 + 1]! & segmentDays[i]!
    if (days === 0) continue
    const begins = beginsFor(s, product, row, days)
    if (begins === 0) continue
    if (slotOfDay) markDays(slotOfDay, block, begins, sold)
    else sold[slot] = 1
  }
}

/** Of these days those on which the party may begin in some room of the product. */
function beginsFor(s: Scan, product: number, row: number, days: number): number {
  const { c } = s
  const rateTo = c.productRateStart[product + 1]!
  let begins = 0
  for (let rate = c.productRateStart[product]!; rate < rateTo && begins !== days; rate++) {
    const ofRate = c.rateStay[(row * c.rates + rate) * 2 + 1]! & days
    if (ofRate !== 0 && leastFactor(s, rate) > 0) begins |= ofRate
  }
  return begins
}

function markDays(slotOfDay: Int16Array, block: number, begins: number, sold: Uint8Array): void {
  for (let rest = begins; rest !== 0; rest &= rest - 1) {
    sold[slotOfDay[block * 32 + 31 - Math.clz32(rest & -rest)]!] = 1
  }
}

/** Slots grow with the days. */
function isAllSold({ plan }: Scan, slotOfDay: Int16Array, block: number, sold: Uint8Array): boolean {
  const last = slotOfDay[Math.min(block * 32 + 31, plan.lastDay)]!
  let slot = slotOfDay[Math.max(block * 32, plan.firstDay)]!
  while (slot <= last && sold[slot] === 1) slot++
  return slot > last
}
