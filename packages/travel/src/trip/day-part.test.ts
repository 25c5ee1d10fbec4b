import { expect, test } from 'vitest'
import { canonicalSearchState } from '../search/canonical-search-state.ts'
import { decodeSearchQuery, encodeSearchQuery } from '../search/search-query.ts'
import { defaultSearchState } from '../search/search-state.ts'
import { chosenDayParts, dayPartAt, dayPartFilter, dayParts } from './day-part.ts'

const flying = (...values: string[]) => ({
  ...defaultSearchState,
  selectedFilterValues: { [dayPartFilter]: values },
})

test.each([
  ['00:00', 0, '00-06'],
  ['05:59', 359, '00-06'],
  ['06:00', 360, '06-12'],
  ['11:59', 719, '06-12'],
  ['12:00', 720, '12-18'],
  ['18:00', 1_080, '18-24'],
  ['23:59', 1_439, '18-24'],
])('a flight at %s takes off in its quarter of the day', (_, minutes, part) => {
  expect(dayParts[dayPartAt(minutes)]).toBe(part)
})

test('all of them together, and none at all, are any hour', () => {
  expect(chosenDayParts(dayParts)).toEqual([])
  expect(chosenDayParts([])).toEqual([])
  expect(chosenDayParts(['18-24', '00-06', '18-24'])).toEqual(['00-06', '18-24'])
})

test('one search has one address: hours in their order, strangers left out', () => {
  const q = encodeSearchQuery(flying('18-24', 'dawn', '06-12', '18-24'))
  expect(q).toBe(':price:byPlane:T:ctAdult:2:hours:06-12:hours:18-24:tripType:WS')
  expect(encodeSearchQuery(decodeSearchQuery(q))).toBe(q)
  expect(encodeSearchQuery(flying(...dayParts))).toBe(encodeSearchQuery(defaultSearchState))
})

test('who does not fly has no hours to choose; ski with a flight has', () => {
  const hours = { [dayPartFilter]: ['06-12'] }
  const filtersOf = (tripType: 'DW' | 'NR', filters: Record<string, string[]>) =>
    canonicalSearchState({ ...defaultSearchState, tripType, selectedFilterValues: filters })
      .selectedFilterValues
  expect(filtersOf('DW', hours)).toEqual({})
  expect(filtersOf('NR', hours)).toEqual({})
  const skiByPlane = { additionalType: ['SKIBYPLANE'], ...hours }
  expect(filtersOf('NR', skiByPlane)).toEqual(skiByPlane)
})
