import { expect, test } from 'vitest'
import { defaultSearchState } from '../search/search-state.ts'
import {
  anyTravelDates,
  canBeFlexible,
  dayPicked,
  departureDays,
  monthPicked,
  travelDatesOf,
} from './travel-dates.ts'

const today = '2027-05-10'
const june = { from: '2027-06-01', to: '2027-06-30', flexibleDays: 0 }

test('the first press begins a range and the second ends it', () => {
  const begun = dayPicked(anyTravelDates, '2027-06-12')
  expect(begun).toMatchObject({ from: '2027-06-12', to: null })
  expect(dayPicked(begun, '2027-06-20')).toMatchObject({ from: '2027-06-12', to: '2027-06-20' })
})

test('the same day twice is a range of one day', () => {
  const begun = dayPicked(anyTravelDates, '2027-06-12')
  expect(dayPicked(begun, '2027-06-12')).toMatchObject({ from: '2027-06-12', to: '2027-06-12' })
})

test.each([
  ['a day before the first one', { from: '2027-06-12', to: null, flexibleDays: 0 }],
  ['a third press', { from: '2027-06-01', to: '2027-06-20', flexibleDays: 0 }],
])('%s begins anew', (_, dates) => {
  expect(dayPicked(dates, '2027-06-05')).toMatchObject({ from: '2027-06-05', to: null })
})

test('a whole month is picked at once, and given back by a second press', () => {
  expect(monthPicked(anyTravelDates, '2027-06-12')).toEqual(june)
  expect(monthPicked(june, '2027-06-01')).toEqual(anyTravelDates)
})

test('days can be flexible, a whole month need not be', () => {
  expect(canBeFlexible({ from: '2027-06-12', to: null, flexibleDays: 0 })).toBe(true)
  expect(canBeFlexible(june)).toBe(false)
  expect(canBeFlexible(anyTravelDates)).toBe(false)
})

test('three days of freedom widen both ends', () => {
  const dates = { from: '2027-06-12', to: '2027-06-14', flexibleDays: 3 }
  expect(departureDays(dates, today)).toEqual({ startDate: '2027-06-09', endDate: '2027-06-17' })
})

test('freedom never reaches back before today', () => {
  const dates = { from: '2027-05-11', to: null, flexibleDays: 7 }
  expect(departureDays(dates, today)).toEqual({ startDate: today, endDate: '2027-05-18' })
})

test('one day is searched as a range of its own, no day as any time', () => {
  expect(departureDays({ from: '2027-06-12', to: null, flexibleDays: 0 }, today)).toEqual({
    startDate: '2027-06-12',
    endDate: '2027-06-12',
  })
  expect(departureDays(anyTravelDates, today)).toEqual({ startDate: null, endDate: null })
})

test('the days of a search open as they were applied', () => {
  const search = { ...defaultSearchState, startDate: '2027-06-12', endDate: '2027-06-14' }
  expect(travelDatesOf(search)).toEqual({ from: '2027-06-12', to: '2027-06-14', flexibleDays: 0 })
})
