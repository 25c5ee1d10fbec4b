import { dayNumber } from '@wojaz/travel/dates'
import { expect, test } from 'vitest'
import { isoDay } from '../calendar.ts'
import { easterSunday, holidayPush } from './polish-holidays.ts'
import { isOpen, seasonFactor } from './season-curve.ts'

const factor = (profile: Parameters<typeof seasonFactor>[0], day: string) =>
  seasonFactor(profile, dayNumber(day))

test('a night by the Mediterranean is dearest in August and cheapest in April', () => {
  expect(factor('mediterranean', '2027-08-10')).toBeGreaterThan(1.2)
  expect(factor('mediterranean', '2027-04-20')).toBeLessThan(0.8)
})

test('the Canaries cost more in February than in May', () => {
  expect(factor('canary', '2027-02-20')).toBeGreaterThan(factor('canary', '2027-05-20'))
})

test('Christmas is dearer than the weeks around it', () => {
  expect(factor('ski', '2026-12-28')).toBeGreaterThan(1.15 * factor('ski', '2027-01-10'))
  expect(factor('egypt', '2026-12-28')).toBeGreaterThan(factor('egypt', '2026-12-10'))
})

test('the curve has no steps between months outside holidays', () => {
  expect(
    Math.abs(factor('mediterranean', '2027-05-31') - factor('mediterranean', '2027-06-01')),
  ).toBeLessThan(0.03)
})

test('a summer resort is closed in winter, a ski resort in summer', () => {
  expect(isOpen('mediterranean', dayNumber('2027-01-15'))).toBe(false)
  expect(isOpen('ski', dayNumber('2027-07-15'))).toBe(false)
  expect(isOpen('ski', dayNumber('2026-12-31'))).toBe(true)
  expect(isOpen('ski', dayNumber('2027-02-01'))).toBe(true)
})

test.each([
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
])('Easter of %i falls on %s', (year, day) => {
  expect(isoDay(easterSunday(year))).toBe(day)
})

test('Poles want to be away in May, at Corpus Christi and in the winter break', () => {
  for (const day of ['2027-05-01', '2027-05-28', '2027-02-01'])
    expect(holidayPush(dayNumber(day))).toBeGreaterThan(0.4)
  expect(holidayPush(dayNumber('2027-11-20'))).toBe(0)
})
