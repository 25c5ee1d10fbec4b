import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDay } from '../../test/any-day.ts'
import { dayNumber, dayOfNumber } from './day-number.ts'

test('days are counted from 1 January 2000', () => {
  expect(dayNumber('2000-01-01')).toBe(0)
  expect(dayNumber('2000-12-31')).toBe(365)
  expect(dayNumber('2026-11-15')).toBe(9815)
})

test('a day survives becoming a number', () => {
  fc.assert(fc.property(anyDay, (day) => dayOfNumber(dayNumber(day)) === day))
})
