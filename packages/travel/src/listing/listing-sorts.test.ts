import { expect, test } from 'vitest'
import { toOfferSearchRequest } from '../search/offer-search-request.ts'
import { defaultSearchState } from '../search/search-state.ts'
import { requestWithinWindow, sortsOf, withinWindow } from './listing-sorts.ts'

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

test.each([
  ['nearestDeparture', null, null, '2026-06-02', '2026-06-15'],
  ['flightDate', null, null, '2026-06-02', '2026-07-16'],
  ['nearestDeparture', '2026-07-01', '2026-08-31', '2026-07-01', '2026-07-14'],
  ['nearestDeparture', null, '2026-06-05', '2026-06-02', '2026-06-05'],
  // Nothing leaves then, and the guest's days are not to blame.
  ['nearestDeparture', null, '2026-05-01', null, '2026-05-01'],
  ['price', null, '2026-08-31', null, '2026-08-31'],
] as const)('a request sorted by %s from %s to %s looks from %s to %s', (sortCode, from, to, first, last) => {
  const asked = toOfferSearchRequest({ ...defaultSearchState, sortCode })
  const request = { ...asked, departureDateFrom: from, departureDateTo: to }
  expect(requestWithinWindow(request, '2026-06-01')).toMatchObject({
    departureDateFrom: first,
    departureDateTo: last,
  })
})
