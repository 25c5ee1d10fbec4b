import { expect, test } from 'vitest'
import { calendarRange, isFullMonth, monthRange } from './month-range.ts'

test('a range is a full month from the 1st to the last day of that month', () => {
  expect(isFullMonth('2026-07-01', '2026-07-31')).toBe(true)
  expect(isFullMonth('2028-02-01', '2028-02-29')).toBe(true)
})

test.each([
  ['2026-07-02', '2026-07-31'],
  ['2026-07-01', '2026-07-30'],
  ['2028-02-01', '2028-02-28'],
  ['2026-07-01', '2026-08-31'],
  ['2026-07-01', '2027-07-31'],
])('%s to %s is not a full month', (from, to) => {
  expect(isFullMonth(from, to)).toBe(false)
})

test('any day of a month picks that whole month', () => {
  const { from, to } = monthRange('2026-02-14')
  expect([from, to]).toEqual(['2026-02-01', '2026-02-28'])
  expect(isFullMonth(from, to)).toBe(true)
})

test('a calendar adds a month to the end of a range', () => {
  expect(calendarRange({ from: '2026-12-10', to: '2027-01-31' })).toEqual({
    from: '2026-12-10',
    to: '2027-02-28',
  })
})
