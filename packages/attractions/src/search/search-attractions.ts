import { dayNumber, dayOfNumber, type IsoDay } from '@wojaz/travel/dates'
import type { AttractionIndex } from './attraction-index.ts'
import {
  type AttractionFacet,
  type AttractionFilter,
  type AttractionQuery,
  attractionFacets,
  priceBands,
} from './attraction-query.ts'
import type { FacetColumn } from './facet-columns.ts'
import type { ListedAttraction } from './listed-attraction.ts'
import { noMatch } from './text-index.ts'

export interface AttractionResult {
  readonly attractions: readonly ListedAttraction[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
  readonly facets: readonly AttractionFacetCounts[]
  readonly prices: readonly AttractionPriceBand[]
  /** For an empty list: which filters to remove, and how many results there are then. */
  readonly repairs: readonly AttractionRepair[]
}

export interface AttractionFacetCounts {
  readonly facet: AttractionFacet
  readonly values: readonly AttractionFacetValue[]
}

/** `count` is the number of results with only this value chosen in its facet, everything else unchanged. */
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

export interface OpenDay {
  readonly day: IsoDay
  readonly count: number
}

export interface AttractionRepair {
  readonly without: readonly AttractionFilter[]
  readonly count: number
}

const textBit = 1
const placeBit = 2
const priceBit = 4
const dateBit = 8
const peopleBit = 16
/** Open on that day, but without enough places: found without the day or with fewer people. */
const roomBit = 32
const firstFacetBit = 64
const allBits = firstFacetBit << attractionFacets.length
const mostRepairs = 4
const daysAround = 14
const mostDays = 4

/** The bits that a removed filter ignores. */
const filters: readonly { readonly filter: AttractionFilter; readonly mask: number }[] = [
  { filter: 'text', mask: textBit },
  { filter: 'place', mask: placeBit },
  { filter: 'price', mask: priceBit },
  { filter: 'date', mask: dateBit | roomBit },
  { filter: 'people', mask: peopleBit | roomBit },
  ...attractionFacets.map((filter, f) => ({ filter, mask: firstFacetBit << f })),
]

/**
 * Every row is checked once for the filters it misses. Rows that miss none are the list. Rows that miss exactly one are in the
 * counts of that filter. The number of rows per combination of missed filters is enough for the repairs.
 */
export function searchAttractions(index: AttractionIndex, query: AttractionQuery): AttractionResult {
  const costs = index.textsOf(query.locale).costs(query.text)
  const { isFound, total, missing, countsOf, bandCounts } = askRows(index, query, costs)
  const rows = inOrder(index.orders[query.sort], isFound, total)
  const sorted = costs !== null && query.sort === 'recommended' ? bestFirst(rows, costs) : rows
  const from = query.page * query.pageSize
  return {
    attractions: Array.from(sorted.subarray(from, from + query.pageSize), (row) => index.listed[row]!),
    total,
    page: query.page,
    pageSize: query.pageSize,
    facets: index.facets.map((column, f) =>
      facetCounts(column, countsOf[f]!, query.chosen[column.facet] ?? []),
    ),
    prices: priceBands.map(({ from: least, to }, band) => ({
      from: least,
      to,
      count: bandCounts[band]!,
      isChosen: query.priceFrom === least && query.priceTo === to,
    })),
    repairs: total === 0 ? repairsOf(missing) : [],
  }
}

/** If nothing is open on the chosen days: the nearest days with results, not before `earliest`, with their numbers. */
export function nearestOpenDays(index: AttractionIndex, query: AttractionQuery, earliest: IsoDay): OpenDay[] {
  const { days, text, locale } = query
  if (!days) return []
  const { isFound, total } = askRows(index, { ...query, days: null }, index.textsOf(locale).costs(text))
  const rows = inOrder(index.orders.recommended, isFound, total)
  const [first, last] = [dayNumber(days.from), dayNumber(days.to)]
  const around = Array.from({ length: daysAround }, (_, step) => [first - step - 1, last + step + 1]).flat()
  const nearest: { day: number; count: number }[] = []
  for (const day of around) {
    const count = day < dayNumber(earliest) ? 0 : index.open.countOn(day, rows, query.people ?? 1)
    if (count > 0) nearest.push({ day, count })
    if (nearest.length === mostDays) break
  }
  return nearest.toSorted((a, b) => a.day - b.day).map(({ day, count }) => ({ day: dayOfNumber(day), count }))
}

function askRows(index: AttractionIndex, query: AttractionQuery, costs: Uint8Array | null) {
  const { facets, groups, prices, bandOf, placeOf, open } = index
  const { mostPeople } = open
  const inPlaces = query.placeCodes.length > 0 ? index.placesIn(query.placeCodes) : null
  const isPriced = query.priceFrom !== null || query.priceTo !== null
  const lowest = query.priceFrom ?? 0
  // With a price filter, unknown prices do not match.
  const highest = query.priceTo ?? Number.MAX_VALUE
  const room = query.days && open.between(query.days)
  const party = query.people ?? 1
  const asked = facets.flatMap((column, f) => {
    const isAnswering = answeringKinds(column, query.chosen[column.facet])
    return isAnswering ? [{ isAnswering, kindOf: column.kindOf, bit: firstFacetBit << f }] : []
  })
  const countsOf = facets.map(({ kinds }) => new Uint32Array(kinds.length))
  const profileCounts = groups.map(({ profiles }) => new Uint32Array(profiles.length))
  const bandCounts = new Uint32Array(priceBands.length + 1)
  const missing = new Uint32Array(allBits)
  const isFound = new Uint8Array(prices.length)
  for (let row = 0; row < isFound.length; row++) {
    let missed = costs !== null && costs[row]! >= noMatch ? textBit : 0
    if (inPlaces !== null && inPlaces[placeOf[row]!] === 0) missed |= placeBit
    if (isPriced && (prices[row]! < lowest || prices[row]! > highest)) missed |= priceBit
    if (room !== null && room[row]! < party) missed |= room[row] === 0 ? dateBit : roomBit
    if (mostPeople[row]! < party) missed |= peopleBit
    for (let f = 0; f < asked.length; f++) {
      const { isAnswering, kindOf, bit } = asked[f]!
      if (isAnswering[kindOf[row]!] === 0) missed |= bit
    }
    missing[missed]! += 1
    if (missed === 0) {
      isFound[row] = 1
      bandCounts[bandOf[row]!]! += 1
      for (let g = 0; g < groups.length; g++) profileCounts[g]![groups[g]!.profileOf[row]!]! += 1
    } else if (missed === priceBit) bandCounts[bandOf[row]!]! += 1
    // A row that misses two filters is in no count.
    else if (missed >= firstFacetBit && (missed & (missed - 1)) === 0) {
      const f = 31 - Math.clz32(missed / firstFacetBit)
      countsOf[f]![facets[f]!.kindOf[row]!]! += 1
    }
  }
  for (const [g, { columns, profiles }] of groups.entries()) {
    for (const [profile, kinds] of profiles.entries()) {
      const count = profileCounts[g]![profile]!
      for (let c = 0; c < columns.length; c++) countsOf[columns[c]!]![kinds[c]!]! += count
    }
  }
  return { isFound, total: missing[0]!, missing, countsOf, bandCounts }
}

function inOrder(order: Uint32Array, isFound: Uint8Array, total: number): Uint32Array {
  const rows = new Uint32Array(total)
  let count = 0
  for (let at = 0; count < total; at++) {
    const row = order[at]!
    if (isFound[row] === 1) rows[count++] = row
  }
  return rows
}

/** 1 for kinds that have a chosen value; null if nothing is chosen. An unknown value matches nothing. */
function answeringKinds(
  { values, kinds }: FacetColumn,
  chosen: readonly string[] | undefined,
): Uint8Array | null {
  if (!chosen || chosen.length === 0) return null
  return Uint8Array.from(kinds, (kind) => Number(kind.some((value) => chosen.includes(values[value]!))))
}

function facetCounts(
  { facet, values, kinds }: FacetColumn,
  countOfKind: Uint32Array,
  chosen: readonly string[],
): AttractionFacetCounts {
  const counts = new Uint32Array(values.length)
  for (const [kind, its] of kinds.entries()) {
    for (const value of its) counts[value]! += countOfKind[kind]!
  }
  return {
    facet,
    values: values.map((code, value) => ({ code, count: counts[value]!, isChosen: chosen.includes(code) })),
  }
}

/** Fewest typos first, otherwise in the given order. Costs are small integers, so this is a counting sort. */
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

/** Repairs with one filter removed, the most results first; if none helps, with two removed. */
function repairsOf(missing: Uint32Array): AttractionRepair[] {
  const ones = filters.map((one) => repairOf(missing, [one]))
  const pairs = filters.flatMap((one, i) =>
    filters.slice(i + 1).map((other) => repairOf(missing, [one, other])),
  )
  const helping = [ones, pairs].map((repairs) => repairs.filter(({ count }) => count > 0))
  const nearest = helping.find((repairs) => repairs.length > 0) ?? []
  return nearest.toSorted((a, b) => b.count - a.count).slice(0, mostRepairs)
}

/** Counts the rows that miss only the removed filters. */
function repairOf(missing: Uint32Array, without: typeof filters): AttractionRepair {
  const leftOut = without.reduce((all, { mask }) => all | mask, 0)
  let count = 0
  for (let missed = leftOut; missed !== 0; missed = (missed - 1) & leftOut) count += missing[missed]!
  return { without: without.map(({ filter }) => filter), count }
}
