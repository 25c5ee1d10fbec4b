import { expect, test } from 'vitest'
import { priceHistogram } from './price-histogram.ts'

test('no prices, no bars', () => {
  expect(priceHistogram([])).toEqual([])
})

test('equal prices make one bar that holds them', () => {
  expect(priceHistogram([123_400, 123_400])).toEqual([{ from: 120_000, to: 125_000, count: 2 }])
})

test('bars stand side by side, at most 24, and hold every price once', () => {
  const prices = [99_900, 100_000, 250_000, 1_250_000, 4_999_900]
  const bars = priceHistogram(prices)
  expect(bars.length).toBeLessThanOrEqual(24)
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length)
  bars.slice(1).forEach((bar, i) => {
    expect(bar.from).toBe(bars[i]!.to)
  })
})
