import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDay } from '../../test/any-day.ts'
import { isWithinWindow } from './date-window.ts'
import { seasonOf, summerForSale } from './season.ts'

test('summer runs from April to October', () => {
  expect(seasonOf('2026-07-15')).toEqual({ name: 'summer', startDate: '2026-04-01', endDate: '2026-10-31' })
})

test('winter runs over the new year', () => {
  const winter = { name: 'winter', startDate: '2026-11-01', endDate: '2027-03-31' }
  expect(seasonOf('2026-11-15')).toEqual(winter)
  expect(seasonOf('2027-02-15')).toEqual(winter)
})

test.each([
  ['2026-11-17', 2027],
  ['2026-09-01', 2027],
  ['2026-08-31', 2026],
  ['2027-01-02', 2027],
])('on %s the summer of %i is sold', (day, year) => {
  expect(summerForSale(day)).toBe(year)
})

test('every day lies inside its season', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const { startDate: from, endDate: to } = seasonOf(day)
      expect(isWithinWindow(day, { from, to })).toBe(true)
    }),
  )
})
