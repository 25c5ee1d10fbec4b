import { partyFactor, type Scan } from './floors.ts'
import { sellableDays } from './sellable-days.ts'
import { blockAt, runEndAt, segmentNumbers, slotAt } from './stay-book.ts'

/** Writes 1 for the slots in which the hotel has an offer for a party in one room, 0 for the others. */
export function markSold(s: Scan, hotel: number, sold: Uint8Array): void {
  sold.fill(0)
  const { c, plan } = s
  const productTo = c.hotelOfferStart[hotel + 1]!
  for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0 || partyFactor(s, product) === 0) continue
    markByProduct(s, product, sold)
  }
}

function markByProduct(s: Scan, product: number, sold: Uint8Array): void {
  const { plan, segmentFrom, segmentTo } = s
  const { segment } = s.book
  const slotOfDay = plan.split.by === 'day' ? plan.split.slotOfDay : null
  for (let i = segmentFrom; i < segmentTo; i++) {
    const at = i * segmentNumbers
    const block = segment[at + blockAt]!
    const slot = segment[at + slotAt]!
    // The rest of the block has longer stays of the same slot.
    if (slotOfDay ? isAllSold(s, slotOfDay, block, sold) : sold[slot] === 1) {
      i = segment[at + runEndAt]! - 1
      continue
    }
    const begins = sellableDays(s, product, i, slotOfDay === null)
    if (begins === 0) continue
    if (slotOfDay) markDays(slotOfDay, block, begins, sold)
    else sold[slot] = 1
  }
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
