import { defaultSearchState, encodeSearchQuery, type SearchState } from '@wojaz/travel/search'
import { describe, expect, test } from 'vitest'
import { hasTooMany, hasUnreadable, lostDays, withoutPast, withoutRefused } from './left-out.ts'

const today = '2026-06-01'
const family: SearchState = {
  ...defaultSearchState,
  selectedAirports: ['QQQ', 'WAW'],
  selectedDestinationsCodes: ['GR', 'NIGDZIE'],
  childrenBirthDates: ['2019-05-01', '2031-01-01'],
  selectedFilterValues: { board: ['AI', 'XX'], dawny: ['1'] },
}

describe('a link that is understood as a whole says nothing', () => {
  test.each([
    encodeSearchQuery(defaultSearchState),
    encodeSearchQuery({ ...family, startDate: '2026-07-01', endDate: '2026-07-31' }),
    ':price:byPlane:T:startDate:01.07.2026:ctAdult:2:tripType:WS',
    '',
  ])('%s', (q) => expect(hasUnreadable(q)).toBe(false))
})

describe('what is not understood is said', () => {
  test.each([
    'rubbish:rubbish:rubbish',
    ':price:dF:14:dT:7:tripType:WS',
    ':price:startDate:2026-02-31:tripType:WS',
  ])('%s', (q) => expect(hasUnreadable(q)).toBe(true))
  test('a link longer than any of ours', () => expect(hasUnreadable('x'.repeat(20_000))).toBe(true))
})

describe('days behind us', () => {
  const within = (startDate: string | null, endDate: string | null) =>
    withoutPast({ ...defaultSearchState, startDate, endDate }, today)
  test('a range that is over is left out', () => {
    expect(within('2025-07-01', '2025-07-14')).toMatchObject({
      state: { startDate: null, endDate: null },
      leftOut: [{ code: 'dates-past' }],
    })
    expect(within('2025-07-01', null).leftOut).toEqual([{ code: 'dates-past' }])
  })
  test('a range that has begun starts tomorrow', () => {
    expect(within('2026-05-01', '2026-06-30')).toMatchObject({
      state: { startDate: '2026-06-02', endDate: '2026-06-30' },
      leftOut: [{ code: 'start-past' }],
    })
  })
  test('a range ahead stays as it is', () => {
    expect(within('2026-06-02', '2026-06-30').leftOut).toEqual([])
    expect(within(null, null).leftOut).toEqual([])
  })
})

describe('the one thing the engine does not know is left out, the rest stays', () => {
  test.each([
    [
      { code: 'unknown-airport', field: 'departuresCodes', value: 'QQQ' },
      { selectedAirports: ['WAW'] },
      { code: 'airport', value: 'QQQ' },
    ],
    [
      { code: 'unknown-destination', field: 'destinationsCodes', value: 'NIGDZIE' },
      { selectedDestinationsCodes: ['GR'] },
      { code: 'destination', value: 'NIGDZIE' },
    ],
    [
      { code: 'unknown-filter', field: 'dawny' },
      { selectedFilterValues: { board: ['AI', 'XX'] } },
      { code: 'filter', value: 'dawny' },
    ],
    [
      { code: 'unknown-filter-value', field: 'board', value: 'XX' },
      { selectedFilterValues: { board: ['AI'], dawny: ['1'] } },
      { code: 'filter', value: 'XX' },
    ],
    [
      { code: 'child-birth-date-impossible', field: 'childrenBirthdays', value: '2031-01-01' },
      { childrenBirthDates: ['2019-05-01'] },
      { code: 'children' },
    ],
    [
      { code: 'party-impossible', field: 'numberOfAdults' },
      { adultsCount: 2, childrenBirthDates: [] },
      { code: 'party' },
    ],
  ] as const)('%j', (refusal, changed, leftOut) => {
    expect(withoutRefused(family, refusal)).toEqual({ state: { ...family, ...changed }, leftOut: [leftOut] })
  })

  test('a refusal of something that is no part of a search is nothing to mend here', () => {
    expect(withoutRefused(family, { code: 'page-out-of-range', field: 'metaData.page' })).toBeNull()
  })
})

describe('a link for more people than may be booked online', () => {
  test.each([
    ':price:ctAdult:9:tripType:WS',
    ':price:ctAdult:7:ctChild:2:birthDate:2019-05-01:birthDate:2020-05-01:tripType:WS',
    ':price:room:5-2019-05-01:room:4:tripType:WS',
  ])('is told as that, not as unreadable: %s', (q) => {
    expect(hasTooMany(q)).toBe(true)
    expect(hasUnreadable(q)).toBe(false)
  })

  test('eight are not too many', () => {
    expect(hasTooMany(':price:ctAdult:8:tripType:WS')).toBe(false)
  })
})

test('days that cannot be read are known as they were written', () => {
  expect(lostDays(':price:startDate:2027-13-45:endDate:jutro:tripType:WS')).toEqual(['2027-13-45', 'jutro'])
  expect(lostDays(':price:startDate:2027-07-01:endDate:31.07.2027:tripType:WS')).toEqual([])
})
