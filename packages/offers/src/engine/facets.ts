import type { SearchPlan } from '../plan-search.ts'
import type { Facet, FacetTable } from './facet-table.ts'
import type { OfferIndex } from './offer-index.ts'

/** Hotels that matter to a search or to one of its counts. */
export interface Candidates {
  /** Rows in the order of the index. */
  readonly hotels: Uint32Array
  /** Which chosen facet the hotel alone misses, by position; -1 when it answers to all. */
  readonly missed: Int8Array
}

/** A hotel that misses two chosen facets is in no count: choosing anew within one facet cannot bring it back. */
export function findCandidates({ register }: OfferIndex, plan: SearchPlan): Candidates {
  const hotels = new Uint32Array(plan.hotels.length)
  const missed = new Int8Array(plan.hotels.length)
  let count = 0
  for (const hotel of plan.hotels) {
    const values = register.facets.ofHotel[hotel]!
    let misses = 0
    let miss = -1
    for (let f = 0; f < plan.facets.length && misses < 2; f++) {
      if (plan.facets[f]!.values.some((value) => values.includes(value))) continue
      misses++
      miss = f
    }
    if (misses > 1) continue
    hotels[count] = hotel
    missed[count++] = miss
  }
  return { hotels: hotels.subarray(0, count), missed: missed.subarray(0, count) }
}

/** Per value: in how many hotels choosing it (alone in its facet) would result, and from what price. */
export class FacetCounts {
  readonly hotels: Int32Array
  readonly least: Float64Array
  readonly #table: FacetTable

  constructor(table: FacetTable) {
    this.#table = table
    this.hotels = new Int32Array(table.valueCount)
    this.least = new Float64Array(table.valueCount).fill(Number.POSITIVE_INFINITY)
  }

  /** Counts the hotel in all facets, or in the one it misses. */
  add(hotel: number, total: number, facet: Facet | null): void {
    const values = this.#table.ofHotel[hotel]!
    const start = facet?.start ?? 0
    const end = facet ? facet.start + facet.values.length : this.hotels.length
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!
      if (value < start || value >= end) continue
      this.hotels[value]!++
      if (total < this.least[value]!) this.least[value] = total
    }
  }
}
