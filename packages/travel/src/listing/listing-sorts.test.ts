import { expect, test } from 'vitest'
import { defaultSearchState } from '../search/search-state.ts'
import { sortsOf, withinWindow } from './listing-sorts.ts'

test('a page offers what its editor chose, or everything', () => {
  expect(sortsOf(['hotelRating', 'PRICE_ASCENDING'])).toEqual(['hotelRating'])
  expect(sortsOf([])).toHaveLength(6)
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
