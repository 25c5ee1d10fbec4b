import { findAnswering } from './engine/facets.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { LowestPrices, ScanSplit } from './engine/scan/scan-plan.ts'
import type { Scanner } from './engine/scanner.ts'
import type { SearchPlan } from './plan-search.ts'

export interface SlotQuestion {
  readonly split: ScanSplit
  /** Group of a hotel; hotels of one group are counted together. Without it all are one group. */
  readonly groupOf?: (hotel: number) => number
  readonly groups?: number
  /** Also count hotels, not only the lowest price. */
  readonly counted: boolean
}

/** Returns the lowest prices of a search by airport, day, month or length, with all its filters. */
export function scanBySlot(
  index: OfferIndex,
  scanner: Scanner,
  plan: SearchPlan,
  { split, groupOf = () => 0, groups = 1, counted }: SlotQuestion,
): Promise<LowestPrices> {
  const hotels = findAnswering(index, plan)
  const ofPosition = new Uint16Array(hotels.length)
  for (let position = 0; position < hotels.length; position++)
    ofPosition[position] = groupOf(hotels[position]!)
  return scanner.slots(
    index,
    {
      ...plan.scan,
      boards: plan.boards,
      price: plan.price,
      isEveryBoardCounted: null,
      hotels,
      split,
    },
    { groups, ofPosition, counted },
  )
}
