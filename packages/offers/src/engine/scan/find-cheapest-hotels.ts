import type { Columns } from '../columns.ts'
import { beginScan } from './lower-bounds.ts'
import { lowerByHotel } from './lower-slots.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'
import { forgetLimits } from './slot-limits.ts'

/** What slots cost at least, as a scan before has found. */
export interface KnownLeast {
  /** Slots that are asked about. */
  readonly slots: readonly number[]
  /** By slot; -1 where nobody asks: nothing costs so little. */
  readonly least: Int32Array
}

/** Tells of the hotels from position `from` to `to` of the plan those that sell a slot at its lowest price. */
export function findCheapestHotels(
  c: Columns,
  plan: ScanPlan,
  cache: ScanCache,
  from: number,
  to: number,
  { slots, least }: KnownLeast,
  tell: (slot: number, hotel: number) => void,
): void {
  const s = beginScan(c, plan, cache)
  // A price that is as low lowers one that is a grosz higher: nothing else does.
  const above = least.map((total) => total + 1)
  const best = above.slice()
  forgetLimits()
  for (let position = from; position < to; position++) {
    const hotel = plan.hotels[position]!
    lowerByHotel(s, hotel, best, null)
    let isTold = false
    for (const slot of slots) {
      if (best[slot] === above[slot]) continue
      tell(slot, hotel)
      best[slot] = above[slot]!
      isTold = true
    }
    if (isTold) forgetLimits()
  }
}
