import type { AttractionIndex } from './attraction-index.ts'
import {
  type AttractionFacet,
  type AttractionFilter,
  type AttractionQuery,
  attractionFacets,
  priceBands,
} from './attraction-query.ts'
import type { ListedAttraction } from './listed-attraction.ts'
import { noMatch } from './text-index.ts'

export interface AttractionResult {
  readonly attractions: readonly ListedAttraction[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
  readonly facets: readonly AttractionFacetCounts[]
  readonly prices: readonly AttractionPriceBand[]
  /** With an empty list: what to leave out, and how many there are then. */
  readonly repairs: readonly AttractionRepair[]
}

export interface AttractionFacetCounts {
  readonly facet: AttractionFacet
  readonly values: readonly AttractionFacetValue[]
}

/** `count` is what choosing this value alone in its facet gives, everything else as it is. */
export interface AttractionFacetValue {
  readonly code: string
  readonly count: number
  readonly isChosen: boolean
}

export interface AttractionPriceBand {
  readonly from: number
  readonly to: number | null
  readonly count: number
  readonly isChosen: boolean
}

export interface AttractionRepair {
  readonly without: readonly AttractionFilter[]
  readonly count: number
}

const filters = ['text', 'place', 'price', ...attractionFacets] as const satisfies readonly AttractionFilter[]
const textBit = 1
const placeBit = 2
const priceBit = 4
const firstFacetBit = 8
const mostRepairs = 4

/**
 * Every row is asked once which filters it misses. Those that miss none are the list; those that miss one alone are in the counts of that
 * filter; how many miss which is all that repairs need.
 */
export function searchAttractions(index: AttractionIndex, query: AttractionQuery): AttractionResult {
  const { facets, prices, listed } = index
  const order = index.orders[query.sort]
  const costs = index.textsOf(query.locale).costs(query.text)
  const inPlaces = query.placeCodes.length > 0 ? index.rowsIn(query.placeCodes) : null
  const lowest = query.priceFrom ?? Number.NEGATIVE_INFINITY
  // Without a price limit also those that have no price.
  const highest = query.priceTo ?? (query.priceFrom === null ? Number.POSITIVE_INFINITY : Number.MAX_VALUE)
  const wanted = facets.map((column) => chosenBits(column.values, query.chosen[column.facet]))
  const counts = facets.map(() => new Uint32Array(32))
  const bandCounts = new Uint32Array(priceBands.length)
  const missing = new Uint32Array(1 << filters.length)
  const found = new Uint32Array(order.length)
  let total = 0
  for (let at = 0; at < order.length; at++) {
    const row = order[at]!
    let missed = 0
    if (costs !== null && costs[row]! >= noMatch) missed |= textBit
    if (inPlaces !== null && inPlaces[row] === 0) missed |= placeBit
    const price = prices[row]!
    if (price < lowest || price > highest) missed |= priceBit
    for (let f = 0; f < wanted.length; f++) {
      const bits = wanted[f]
      if (bits !== null && (facets[f]!.bits[row]! & bits!) === 0) missed |= firstFacetBit << f
    }
    missing[missed]! += 1
    if (missed === 0) found[total++] = row
    // Whoever misses two is in no count.
    else if ((missed & (missed - 1)) !== 0) continue
    if ((missed & ~priceBit) === 0) countBand(bandCounts, price)
    for (let f = 0; f < counts.length; f++) {
      if ((missed & ~(firstFacetBit << f)) === 0) countBits(counts[f]!, facets[f]!.bits[row]!)
    }
  }
  const rows = found.subarray(0, total)
  const sorted = costs !== null && query.sort === 'recommended' ? bestFirst(rows, costs) : rows
  const from = query.page * query.pageSize
  return {
    attractions: Array.from(sorted.subarray(from, from + query.pageSize), (row) => listed[row]!),
    total,
    page: query.page,
    pageSize: query.pageSize,
    facets: facets.map(({ facet, values }, f) => ({
      facet,
      values: values.map((code, bit) => ({
        code,
        count: counts[f]![bit]!,
        isChosen: query.chosen[facet]?.includes(code) ?? false,
      })),
    })),
    prices: priceBands.map(({ from: least, to }, band) => ({
      from: least,
      to,
      count: bandCounts[band]!,
      isChosen: query.priceFrom === least && query.priceTo === to,
    })),
    repairs: total === 0 ? repairsOf(missing) : [],
  }
}

/** Null: nothing chosen. A value that nobody has is no bit, and finds nothing. */
function chosenBits(values: readonly string[], chosen: readonly string[] | undefined): number | null {
  if (!chosen || chosen.length === 0) return null
  return values.reduce((bits, value, bit) => (chosen.includes(value) ? bits | (1 << bit) : bits), 0)
}

function countBits(counts: Uint32Array, bits: number): void {
  for (let left = bits; left !== 0; left &= left - 1) counts[31 - Math.clz32(left & -left)]! += 1
}

function countBand(counts: Uint32Array, price: number): void {
  if (price === Number.POSITIVE_INFINITY) return
  for (let band = priceBands.length - 1; band >= 0; band--) {
    if (price < priceBands[band]!.from) continue
    counts[band]! += 1
    return
  }
}

/** Fewest typos first, otherwise as they were: costs are small, so they are counted, not compared. */
function bestFirst(rows: Uint32Array, costs: Uint8Array): Uint32Array {
  const places = new Uint32Array(noMatch + 1)
  for (const row of rows) places[costs[row]! + 1]! += 1
  for (let cost = 1; cost < places.length; cost++) places[cost]! += places[cost - 1]!
  const sorted = new Uint32Array(rows.length)
  for (const row of rows) {
    const cost = costs[row]!
    sorted[places[cost]!++] = row
  }
  return sorted
}

/** One filter less, the most first; where that does not help, two less. */
function repairsOf(missing: Uint32Array): AttractionRepair[] {
  const bits = filters.map((_, position) => 1 << position)
  const ones = bits.map((bit) => repairOf(missing, bit))
  const pairs = bits.flatMap((one, i) => bits.slice(i + 1).map((other) => repairOf(missing, one | other)))
  const helping = [ones, pairs].map((repairs) => repairs.filter(({ count }) => count > 0))
  const nearest = helping.find((repairs) => repairs.length > 0) ?? []
  return nearest.toSorted((a, b) => b.count - a.count).slice(0, mostRepairs)
}

/** The list has those that miss nothing but what is left out. */
function repairOf(missing: Uint32Array, leftOut: number): AttractionRepair {
  let count = 0
  for (let missed = leftOut; missed !== 0; missed = (missed - 1) & leftOut) count += missing[missed]!
  return { without: filters.filter((_, position) => (leftOut & (1 << position)) !== 0), count }
}
