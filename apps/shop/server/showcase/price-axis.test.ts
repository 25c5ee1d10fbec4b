import { expect, test } from 'vitest'
import { priceAxis } from './price-axis.ts'

const zloty = (...sums: number[]) => sums.map((sum) => sum * 100)

test.each([
  [90, [0, 100]],
  [480, [0, 100, 200, 300, 400, 500]],
  [1_930, [0, 500, 1_000, 1_500, 2_000]],
  [4_001, [0, 1_000, 2_000, 3_000, 4_000, 5_000]],
  [23_400, [0, 5_000, 10_000, 15_000, 20_000, 25_000]],
])('up to %d zł the lines stand at round sums', (dearest, ticks) => {
  expect(priceAxis(zloty(dearest, 80))).toEqual({ top: (ticks.at(-1) ?? 0) * 100, ticks: zloty(...ticks) })
})

test('without a price there is an axis all the same', () => {
  expect(priceAxis([])).toEqual({ top: 10_000, ticks: [0, 10_000] })
})
