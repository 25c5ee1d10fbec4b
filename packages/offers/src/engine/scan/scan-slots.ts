import { type Columns, none } from '../columns.ts'
import { beginScan } from './lower-bounds.ts'
import { lowerByHotel } from './lower-slots.ts'
import type { ScanCache } from './scan-cache.ts'
import type { LowestPrices, ScanPlan, SlotGroups } from './scan-plan.ts'
import { forgetLimits } from './slot-limits.ts'
import { markSold } from './sold-slots.ts'

/** Adds the hotels from position `from` to `to` of the plan to their groups' slots. */
export function scanSlots(
  c: Columns,
  plan: ScanPlan,
  cache: ScanCache,
  from: number,
  to: number,
  groups: SlotGroups,
  result: LowestPrices,
): void {
  const s = beginScan(c, plan, cache)
  const { slots } = groups
  if (!groups.counted && plan.price === null) {
    // Only the least price of a group matters: every hotel lowers it where it can.
    let latest = -1
    for (let position = from; position < to; position++) {
      const group = groups.ofPosition[position]! * slots
      if (group !== latest) forgetLimits()
      latest = group
      const [least, cheapest] = [result.least, result.cheapest]
      lowerByHotel(
        s,
        plan.hotels[position]!,
        least.subarray(group, group + slots),
        cheapest.subarray(group, group + slots),
      )
    }
    return
  }
  const best = new Int32Array(slots)
  // With one room it is known beforehand in which slots the hotel has an offer: only a price below the group's least matters.
  const isKnown = plan.price === null && s.rooms === 1
  const isSold = new Uint8Array(slots)
  // What costs more than the range does not count.
  const tooDear = plan.price !== null && plan.price.to < none ? plan.price.to + 1 : none
  for (let position = from; position < to; position++) {
    const hotel = plan.hotels[position]!
    const group = groups.ofPosition[position]! * slots
    if (isKnown) markSold(s, hotel, isSold)
    for (let slot = 0; slot < slots; slot++) {
      best[slot] = isKnown ? (isSold[slot] ? result.least[group + slot]! : 0) : tooDear
    }
    // These prices are of this hotel alone.
    forgetLimits()
    lowerByHotel(s, hotel, best, null)
    for (let slot = 0; slot < slots; slot++) {
      const total = best[slot]!
      if (isKnown ? isSold[slot] === 0 : total === tooDear) continue
      if (plan.price !== null && total < plan.price.from) continue
      result.hotels[group + slot]!++
      if (total < result.least[group + slot]!) result.least[group + slot] = total
    }
  }
}
