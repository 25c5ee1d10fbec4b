import { type Columns, none } from '../columns.ts'
import { beginScan } from './lower-bounds.ts'
import { lowerByHotel } from './lower-slots.ts'
import type { ScanCache } from './scan-cache.ts'
import type { LowestPrices, ScanPlan, SlotGroups } from './scan-plan.ts'
import { forgetLimits } from './slot-limits.ts'
import { markSold } from './sold-slots.ts'

/** Adds the hotels from position `from` to `to` of the plan to the slots of their groups. */
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
    // Only the lowest price of a group is needed, so every hotel lowers it directly.
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
  // With one room, the slots in which the hotel has an offer are known beforehand. Then only a price below the group's lowest is
  // computed.
  const isKnown = plan.price === null && s.rooms === 1
  const isSold = new Uint8Array(slots)
  // A price above the range does not count.
  const tooDear = plan.price !== null && plan.price.to < none ? plan.price.to + 1 : none
  for (let position = from; position < to; position++) {
    const hotel = plan.hotels[position]!
    const group = groups.ofPosition[position]! * slots
    if (isKnown) markSold(s, hotel, isSold)
    for (let slot = 0; slot < slots; slot++) {
      best[slot] = isKnown ? (isSold[slot] ? result.least[group + slot]! : 0) : tooDear
    }
    // The limits of another hotel do not apply.
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
