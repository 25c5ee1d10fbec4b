import { expect, test } from 'vitest'
import { defaultSearchState } from '../search/search-state.ts'
import { sortsOf, withinWindow } from './listing-sorts.ts'

test('a page offers what its editor chose, or everything', () => {
  expect(sortsOf(['hotelRating', 'PRICE_ASCENDING'], 'WS')).toEqual(['hotelRating'])
  expect(sortsOf([], 'WS')).toHaveLength(6)
  expect(sortsOf(['hotelRating', 'DURATION_DESCENDING'], 'CZ')).toEqual(['DURATION_DESCENDING'])
  expect(sortsOf([], 'CZ')).toEqual([
    ...['PRICE_ASCENDING', 'PRICE_DESCENDING', 'START_DATE_ASCENDING'],
    ...['START_DATE_DESCENDING', 'DURATION_ASCENDING', 'DURATION_DESCENDING'],
  ])
})

test('sorts by departure look at the days from the first one on, and never beyond the last', () => {
  const soon = { ...defaultSearchState, sortCode: 'nearestDeparture' as const }
  expect(withinWindow(soon, '2026-06-01')).toMatchObject({ startDate: '2026-06-02', endDate: '2026-06-15' })
  expect(
    withinWindow({ ...soon, startDate: '2026-07-01', endDate: '2026-07-05' }, '2026-06-01'),
  ).toMatchObject({
    startDate: '2026-07-01',
    endDate: '2026-07-05',
  })
  expect(withinWindow(defaultSearchState, '2026-06-01')).toBe(defaultSearchState)
})
