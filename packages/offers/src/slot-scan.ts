import { type Columns, none } from './engine/columns.ts'
import { findAnswering } from './engine/facets.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { LowestPrices, ScanSplit } from './engine/scan/scan-plan.ts'
import type { Scanner } from './engine/scanner.ts'
import type { SearchPlan } from './plan-search.ts'

export interface SlotQuestion {
  readonly split: ScanSplit
  /** Group of a hotel; hotels of one group are counted together. Without it all are one. */
  readonly groupOf?: (hotel: number) => number
  readonly groups?: number
  /** Ask for numbers of hotels as well, not only for the lowest price. */
  readonly counted: boolean
}

/** Lowest prices of a search by airport, day, month or length, with all its filters. */
export function scanBySlot(
  index: OfferIndex,
  scanner: Scanner,
  plan: SearchPlan,
  { split, groupOf = () => 0, groups = 1, counted }: SlotQuestion,
): Promise<LowestPrices> {
  const answering = findAnswering(index, plan)
  const hotels = split.by === 'day' && !counted ? cheapestFirst(index.columns, answering) : answering
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

/** Of every destination so many come before all others, so that most of these are passed over. */
const seedHotels = 2

/** The cheapest hotels of each destination first, by their cheapest night; then the others, in order. */
function cheapestFirst(c: Columns, hotels: Uint32Array): Uint32Array {
  const isFirst = new Uint8Array(hotels.length)
  const seeds: number[] = []
  let start = 0
  for (let position = 1; position <= hotels.length; position++) {
    if (
      position < hotels.length &&
      c.hotelDestination[hotels[position]!] === c.hotelDestination[hotels[start]!]
    )
      continue
    const run = Array.from({ length: position - start }, (_, i) => start + i)
    run.sort((a, b) => leastNight(c, hotels[a]!) - leastNight(c, hotels[b]!))
    for (const seed of run.slice(0, seedHotels)) {
      isFirst[seed] = 1
      seeds.push(hotels[seed]!)
    }
    start = position
  }
  return Uint32Array.from([...seeds, ...hotels.filter((_, position) => isFirst[position] === 0)])
}

function leastNight(c: Columns, hotel: number): number {
  let least = none
  for (let product = c.hotelOfferStart[hotel]!; product < c.hotelOfferStart[hotel + 1]!; product++) {
    least = Math.min(least, c.productLeast[product]!)
  }
  return least
}
