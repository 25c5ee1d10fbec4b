import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDay } from '../../test/any-day.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOfMonth,
  formatDate,
  isIsoDay,
  lastDayOfMonth,
  parseDate,
  weekdayOf,
} from './calendar-date.ts'

test('a guest reads dd.MM.yyyy, the API reads yyyy-MM-dd', () => {
  expect(formatDate('2026-11-15')).toBe('15.11.2026')
  expect(parseDate('15.11.2026')).toBe('2026-11-15')
  expect(parseDate(' 5.1.2027 ')).toBe('2027-01-05')
})

test('every day survives being shown and typed again', () => {
  fc.assert(fc.property(anyDay, (day) => parseDate(formatDate(day)) === day))
})

test.each(['31.02.2026', '29.02.2027', '00.01.2026', '15/11/2026', '15.11.26', '', 'jutro'])(
  "'%s' is no day",
  (text) => expect(parseDate(text)).toBeNull(),
)

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-1-5',
  '9999-12-31',
  '0001-01-01',
  '2026-11-15T00:00',
  '',
  null,
  20261115,
])('%s is not a day of the calendar', (text) => expect(isIsoDay(text)).toBe(false))

test('29 February exists in leap years only', () => {
  expect(isIsoDay('2028-02-29')).toBe(true)
  expect(isIsoDay('1900-02-29')).toBe(false)
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
})

test('a week over the change of the clocks has seven nights', () => {
  expect(daysBetween('2026-03-28', '2026-04-04')).toBe(7)
  expect(daysBetween('2026-10-24', '2026-10-31')).toBe(7)
  expect(addDays('2026-10-24', 7)).toBe('2026-10-31')
})

test('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days)
    }),
  )
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-15', 0, '2026-11-15'],
  ['2026-11-15', -216, '2008-11-15'],
])('%s plus %i months is %s', (day, months, result) => {
  expect(addMonths(day, months)).toBe(result)
})

test('a month begins on its 1st and ends on its last day', () => {
  expect(firstDayOfMonth('2028-02-17')).toBe('2028-02-01')
  expect(lastDayOfMonth('2028-02-17')).toBe('2028-02-29')
  expect(lastDayOfMonth('2026-12-01')).toBe('2026-12-31')
})

test('15 November 2026 is a Sunday', () => {
  expect(weekdayOf('2026-11-15')).toBe(0)
})

test('counting with what is no day is a fault', () => {
  expect(() => addDays('jutro', 1)).toThrow("'jutro' is not a day")
})
