import type { SearchPlan } from '../plan-search.ts'
import type { Facet, FacetTable } from './facet-table.ts'
import type { OfferIndex } from './offer-index.ts'

/** Hotels that a search or one of its counts needs. */
export interface Candidates {
  /** Rows in the order of the index. */
  readonly hotels: Uint32Array
  /** Position of the only chosen facet that the hotel does not match; -1 when it matches all. */
  readonly missed: Int8Array
  /** 1 for hotels that match all facets. */
  readonly isAnswering: Uint8Array
}

/** A hotel that misses two chosen facets is in no count, because changing one facet cannot add it. */
export function findCandidates({ register }: OfferIndex, plan: SearchPlan): Candidates {
  const { answers } = register.facets
  const hotels = new Uint32Array(plan.hotels.length)
  const missed = new Int8Array(plan.hotels.length)
  const isAnswering = new Uint8Array(plan.hotels.length)
  let count = 0
  for (let position = 0; position < plan.hotels.length; position++) {
    const hotel = plan.hotels[position]!
    let misses = 0
    let miss = -1
    for (let f = 0; f < plan.facets.length && misses < 2; f++) {
      if (answersToAny(answers, plan.facets[f]!.values, hotel)) continue
      misses++
      miss = f
    }
    if (misses > 1) continue
    hotels[count] = hotel
    missed[count] = miss
    isAnswering[count++] = misses === 0 ? 1 : 0
  }
  return {
    hotels: hotels.subarray(0, count),
    missed: missed.subarray(0, count),
    isAnswering: isAnswering.subarray(0, count),
  }
}

/** Returns the hotels that match all chosen facets, in the order of the index. */
export function findAnswering({ register }: OfferIndex, plan: SearchPlan): Uint32Array {
  const { answers } = register.facets
  if (plan.facets.length === 0) return plan.hotels
  return plan.hotels.filter((hotel) =>
    plan.facets.every(({ values }) => answersToAny(answers, values, hotel)),
  )
}

/** A plain loop, because a closure for each of thousands of hotels would be most of a search's garbage. */
function answersToAny(answers: readonly Uint8Array[], values: readonly number[], hotel: number): boolean {
  for (let i = 0; i < values.length; i++) if (answers[values[i]!]![hotel] === 1) return true
  return false
}

/** Per value: how many hotels choosing it (alone in its facet) would give, and the lowest price. */
export class FacetCounts {
  readonly hotels: Int32Array
  readonly least: Float64Array
  readonly #table: FacetTable

  constructor(table: FacetTable) {
    this.#table = table
    this.hotels = new Int32Array(table.valueCount)
    this.least = new Float64Array(table.valueCount).fill(Number.POSITIVE_INFINITY)
  }

  /** Counts the hotel in all facets. */
  add(hotel: number, total: number): void {
    const { hotels, least } = this
    const values = this.#table.ofHotel[hotel]!
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!
      hotels[value]!++
      if (total < least[value]!) least[value] = total
    }
  }

  /** Counts the hotel in the only facet that it misses. */
  addMissing(hotel: number, total: number, { start, values }: Facet): void {
    const { answers } = this.#table
    for (let value = start; value < start + values.length; value++) {
      if (answers[value]![hotel] === 0) continue
      this.hotels[value]!++
      if (total < this.least[value]!) this.least[value] = total
    }
  }
}
