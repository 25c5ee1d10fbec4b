import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySearchState } from '../../test/any-search-state.ts'
import { canonicalSearchState } from './canonical-search-state.ts'
import { defaultSearchState, type SearchState } from './search-state.ts'

const search = (wishes: Partial<SearchState>) => canonicalSearchState({ ...defaultSearchState, ...wishes })

test('the default search is two adults by plane, cheapest first, prices per person', () => {
  expect(search({})).toEqual(defaultSearchState)
  expect(defaultSearchState).toMatchObject({
    tripType: 'WS',
    sortCode: 'price',
    fullPrice: false,
    adultsCount: 2,
  })
})

test('the order in which a guest ticks things does not matter', () => {
  expect(search({ selectedAirports: ['WAW', 'KTW', 'WAW'] })).toEqual(
    search({ selectedAirports: ['KTW', 'WAW'] }),
  )
})

test('twins are two children', () => {
  expect(search({ childrenBirthDates: ['2019-05-01', '2019-05-01'] }).childrenBirthDates).toHaveLength(2)
})

test('who was born in the last century is no child', () => {
  expect(search({ childrenBirthDates: ['1999-12-31', '2019-05-01'] }).childrenBirthDates).toEqual([
    '2019-05-01',
  ])
})

test('a duration needs both ends, in order', () => {
  expect(search({ durationFrom: 7, durationTo: null }).durationFrom).toBeNull()
  expect(search({ durationFrom: 14, durationTo: 7 }).durationTo).toBeNull()
  expect(search({ durationFrom: 7, durationTo: 7 }).durationTo).toBe(7)
})

test('inverted dates are no dates; one date alone is fine', () => {
  expect(search({ startDate: '2026-07-02', endDate: '2026-07-01' })).toEqual(defaultSearchState)
  expect(search({ startDate: '2026-07-02' }).startDate).toBe('2026-07-02')
})

test('with several rooms the party is everyone in them', () => {
  const rooms = [
    { adultsCount: 2, childrenBirthDates: ['2019-05-01'] },
    { adultsCount: 1, childrenBirthDates: [] },
  ]
  const state = search({ adultsCount: 7, occupancies: rooms })
  expect(state).toMatchObject({ adultsCount: 3, childrenBirthDates: ['2019-05-01'], occupancies: rooms })
})

test('one room is no list of rooms, and a charter has no rooms', () => {
  const room = { adultsCount: 3, childrenBirthDates: [] }
  expect(search({ occupancies: [room] })).toMatchObject({ adultsCount: 3, occupancies: [] })
  expect(search({ tripType: 'CZ', occupancies: [room, room] })).toMatchObject({
    adultsCount: 2,
    occupancies: [],
  })
})

test('nine adults fall back to the default party', () => {
  expect(search({ adultsCount: 9 })).toEqual(defaultSearchState)
})

test('a page of another host is no page the search began on', () => {
  expect(search({ pageUrl: '//evil.example' }).pageUrl).toBeNull()
  expect(search({ pageUrl: '/\\evil.example' }).pageUrl).toBeNull()
  expect(search({ pageUrl: 'https://evil.example' }).pageUrl).toBeNull()
  expect(search({ pageUrl: '/zima' }).pageUrl).toBe('/zima')
})

test('a canonical search stays what it is', () => {
  fc.assert(
    fc.property(anySearchState, (state) => {
      expect(canonicalSearchState(canonicalSearchState(state))).toEqual(canonicalSearchState(state))
    }),
  )
})
