import { expect, test } from 'vitest'
import { departureOf } from './home-search.ts'

const today = '2026-06-01'
const search = {
  tripType: 'WS' as const,
  destinations: [],
  airports: [],
  durationFrom: null,
  durationTo: null,
  departsWithinDays: null,
  filters: { board: ['AI'] },
  sortCode: null,
}

test('a last minute leaves from tomorrow on, at most so many days ahead', () => {
  expect(departureOf({ ...search, departsWithinDays: 14 }, today)).toEqual({
    from: '2026-06-02',
    to: '2026-06-15',
    filters: { board: ['AI'] },
  })
})

test('a first minute leaves so many days ahead or later, and that is no filter of hotels', () => {
  const filters = { ...search.filters, departsAfterDays: ['120'] }
  expect(departureOf({ ...search, filters }, today)).toEqual({
    from: '2026-09-29',
    to: null,
    filters: { board: ['AI'] },
  })
})

test.each(['', '0', '-5', 'x', '9999'])('%j days ahead mean nothing', (days) => {
  const filters = { departsAfterDays: [days] }
  expect(departureOf({ ...search, filters }, today)).toEqual({ from: null, to: null, filters: {} })
})
