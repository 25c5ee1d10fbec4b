import type { Columns } from '../columns.ts'
import { beginScan } from './lower-bounds.ts'
import { lowerByHotel } from './lower-slots.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'
import { forgetLimits } from './slot-limits.ts'

/** The lowest prices of slots, found by an earlier scan. */
export interface KnownLeast {
  /** The requested slots. */
  readonly slots: readonly number[]
  /** By slot; -1 for slots that were not requested, which no price can reach. */
  readonly least: Int32Array
}

/** Reports which hotels from position `from` to `to` of the plan sell a slot at its lowest price. */
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
  // With a limit one grosz above the lowest price, only an equal price lowers it.
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
