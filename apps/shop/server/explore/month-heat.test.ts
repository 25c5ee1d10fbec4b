import { expect, test } from 'vitest'
import { isWithin, monthHeat } from './month-heat.ts'

const year = [1000, 1300, 1600, 1900, 2200]

test.each([
  [1000, 'low'],
  [1300, 'low'],
  [1600, 'middle'],
  [1900, 'high'],
  [2200, 'high'],
] as const)('%d among the months of a year is %s', (price, heat) => {
  expect(monthHeat(price, year)).toBe(heat)
})

test('where every month costs the same, none is dear', () => {
  expect(monthHeat(1500, [1500, 1500])).toBe('low')
  expect(monthHeat(1500, [1500])).toBe('low')
})

test('a budget is what one may spend, to the last grosz; without one everything is within', () => {
  expect(isWithin(2500, 2500)).toBe(true)
  expect(isWithin(2501, 2500)).toBe(false)
  expect(isWithin(9_999_999, null)).toBe(true)
})
