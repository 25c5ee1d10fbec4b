import { findCandidates } from './engine/facets.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { ScanPlan, ScanSplit, SlotResult } from './engine/scan.ts'
import type { Scanner } from './engine/scanner.ts'
import type { SearchPlan } from './plan-search.ts'

export interface SlotQuestion {
  readonly split: Exclude<ScanSplit, { by: 'product' }>
  /** Group of a hotel; hotels of one group are counted together. Without it all are one. */
  readonly groupOf?: (hotel: number) => number
  readonly groups?: number
  /** Ask for numbers of hotels as well, not only for the lowest price. */
  readonly counted: boolean
  readonly scan?: Partial<ScanPlan>
}

/** Lowest prices of a search by airport, day, month or length, with all its filters. */
export function scanBySlot(
  index: OfferIndex,
  scanner: Scanner,
  plan: SearchPlan,
  { split, groupOf = () => 0, groups = 1, counted, scan = {} }: SlotQuestion,
): Promise<SlotResult> {
  const { hotels, missed } = findCandidates(index, plan)
  const asked = scan.hotels ?? hotels.filter((_, i) => missed[i]! < 0)
  return scanner.slots(
    index,
    {
      ...plan.scan,
      boards: plan.boards,
      price: plan.price,
      ...scan,
      hotels: asked,
      split,
      staysKey: keyOf(plan, split),
    },
    { groups, ofPosition: Uint16Array.from(asked, groupOf), counted },
  )
}

/** Days and months are read off the stays of the search; those by airport and length are too many to keep. */
function keyOf({ scan }: SearchPlan, split: SlotQuestion['split']): string {
  return split.by === 'day' ? scan.staysKey : ''
}
