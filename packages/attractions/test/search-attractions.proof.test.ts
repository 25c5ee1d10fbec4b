import { expect, test } from 'vitest'
import { AttractionIndex } from '../src/search/attraction-index.ts'
import type { AttractionFilter, AttractionQuery } from '../src/search/attraction-query.ts'
import { nearestOpenDays, searchAttractions } from '../src/search/search-attractions.ts'
import { bruteMatches, textCost } from './brute-search.ts'
import { makePlaces } from './make-places.ts'
import { dice, randomAttraction, randomQuery } from './random-attractions.ts'

const places = makePlaces()
const codes = places.map(({ code }) => code)
const roll = dice(26)
const all = Array.from({ length: 300 }, (_, i) => randomAttraction(roll, i + 1, codes))
const index = new AttractionIndex(all, places)
const queries = Array.from({ length: 300 }, () => randomQuery(roll, codes))

const recount = (query: AttractionQuery) => bruteMatches(all, places, query).length

test('a search lists what a plain filter finds, page by page and none twice', () => {
  for (const query of queries) {
    const expected = bruteMatches(all, places, query).map(({ number }) => number)
    const { total } = searchAttractions(index, query)
    const listed: number[] = []
    for (let page = 0; page * query.pageSize < total; page++)
      listed.push(...searchAttractions(index, { ...query, page }).attractions.map(({ number }) => number))
    expect(
      listed.toSorted((a, b) => a - b),
      JSON.stringify(query),
    ).toEqual(expected)
  }
})

test('the count of every value is what the list would have', () => {
  for (const query of queries) {
    const { facets, prices } = searchAttractions(index, query)
    for (const { facet, values } of facets) {
      const expected = values.map(({ code }) =>
        recount({ ...query, chosen: { ...query.chosen, [facet]: [code] } }),
      )
      expect(
        values.map(({ count }) => count),
        `${facet} of ${JSON.stringify(query)}`,
      ).toEqual(expected)
    }
    const bands = prices.map(({ from, to }) => recount({ ...query, priceFrom: from, priceTo: to }))
    expect(
      prices.map(({ count }) => count),
      JSON.stringify(query),
    ).toEqual(bands)
  }
})

test('what leads out of an empty list leads to as many as it says, and one change comes before two', () => {
  const empty = queries.filter((query) => searchAttractions(index, query).total === 0)
  expect(empty.length).toBeGreaterThan(10)
  for (const query of empty) {
    const { repairs } = searchAttractions(index, query)
    for (const { without, count } of repairs) expect(recount(withoutThese(query, without))).toBe(count)
    const helpsAlone = filtersOf(query).some((filter) => recount(withoutThese(query, [filter])) > 0)
    expect(repairs.some(({ without }) => without.length === 1)).toBe(helpsAlone)
  }
})

test('other days lead to as many as they say, the nearest of them', () => {
  const known = all.filter(({ openDays }) => openDays !== null)
  const ofKnown = new AttractionIndex(known, places)
  const before = { from: '2026-06-20', to: '2026-06-25' }
  const others = queries.map((some) => {
    const query = { ...some, days: before }
    expect(searchAttractions(ofKnown, query).total).toBe(0)
    const days = nearestOpenDays(ofKnown, query, '2026-07-03')
    for (const { day, count } of days) {
      expect(day >= '2026-07-03').toBe(true)
      expect(bruteMatches(known, places, { ...query, days: { from: day, to: day } })).toHaveLength(count)
    }
    return days
  })
  expect(others.filter(({ length }) => length > 0).length).toBeGreaterThan(10)
})

test('a list that is not empty needs no way out', () => {
  const found = queries.map((query) => searchAttractions(index, query)).filter(({ total }) => total > 0)
  expect(found.flatMap(({ repairs }) => repairs)).toEqual([])
})

test('sorted as asked for, the best fitting text first where nothing else is asked for', () => {
  for (const query of queries) {
    const { attractions } = searchAttractions(index, { ...query, page: 0, pageSize: 300 })
    const keys = attractions.map((one) => {
      if (query.sort === 'price') return one.priceFrom ?? Number.POSITIVE_INFINITY
      if (query.sort === 'priceDESC') return one.priceFrom === null ? 1 : -one.priceFrom
      return query.sort === 'duration'
        ? (one.duration?.from ?? Number.POSITIVE_INFINITY)
        : (textCost(one, places, query) ?? Number.NaN)
    })
    expect(keys, JSON.stringify(query)).toEqual(keys.toSorted((a, b) => a - b))
  }
})

function filtersOf(query: AttractionQuery): AttractionFilter[] {
  return ['text', 'place', 'price', 'date', 'people', ...(Object.keys(query.chosen) as AttractionFilter[])]
}

function withoutThese(query: AttractionQuery, without: readonly AttractionFilter[]): AttractionQuery {
  const chosen = Object.entries(query.chosen).filter(
    ([facet]) => !without.includes(facet as AttractionFilter),
  )
  const isOff = (filter: AttractionFilter) => without.includes(filter)
  return {
    ...query,
    text: isOff('text') ? '' : query.text,
    placeCodes: isOff('place') ? [] : query.placeCodes,
    priceFrom: isOff('price') ? null : query.priceFrom,
    priceTo: isOff('price') ? null : query.priceTo,
    days: isOff('date') ? null : query.days,
    people: isOff('people') ? null : query.people,
    chosen: Object.fromEntries(chosen),
  }
}
