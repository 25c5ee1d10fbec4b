import { expect, test } from 'vitest'
import { axisOf, lengthOf, namedEvery } from './chart-shape.ts'

test.each([
  [0, 1, []],
  [3, 3, [1, 2, 3]],
  [7, 8, [2, 4, 6, 8]],
  [100, 100, [50, 100]],
  [123_456, 150_000, [50_000, 100_000, 150_000]],
])('an axis up to %i ends at %i', (largest, top, ticks) => {
  expect(axisOf(largest)).toEqual({ top, ticks })
})

test('a bar is as long as its share, and the smallest is still seen', () => {
  expect(lengthOf(50, 100, 180)).toBe(90)
  expect(lengthOf(1, 100_000, 180)).toBe(1)
  expect(lengthOf(0, 100, 180)).toBe(0)
})

test('names that would touch each other are left out', () => {
  expect(namedEvery(12, 60, 48)).toBe(1)
  expect(namedEvery(31, 20, 48)).toBe(3)
})
