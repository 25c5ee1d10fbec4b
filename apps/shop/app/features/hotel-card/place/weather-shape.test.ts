import { expect, test } from 'vitest'
import { weatherShape } from './weather-shape.ts'

const rhodes = [15, 15, 17, 20, 25, 29, 31, 31, 28, 24, 20, 17].map((air) => ({ air, sea: air - 3 }))
const alps = [-4, -2, 2, 6, 11, 15, 17, 17, 13, 8, 1, -3].map((air) => ({ air, sea: null }))

test('the warmest month has the tallest bar, and every bar stands on zero', () => {
  const { bars, zero } = weatherShape(rhodes)
  const tallest = Math.max(...bars.map((bar) => bar.height))
  expect(bars[6]?.height).toBe(tallest)
  for (const { y, height } of bars) expect(y + height).toBeCloseTo(zero)
})

test('frost hangs below zero and has its figure below it', () => {
  const { bars, zero } = weatherShape(alps)
  expect(bars[0]?.y).toBeCloseTo(zero)
  expect(bars[0]?.labelY).toBeGreaterThan((bars[0]?.y ?? 0) + (bars[0]?.height ?? 0))
  expect(bars[6]?.labelY).toBeLessThan(bars[6]?.y ?? 0)
})

test('the line of the water is there only where there is water all year', () => {
  expect(weatherShape(rhodes).sea).toHaveLength(12)
  expect(weatherShape(alps).sea).toEqual([])
})

test('nothing is drawn outside the drawing', () => {
  for (const { bars, height, width } of [weatherShape(rhodes), weatherShape(alps)])
    for (const bar of bars) {
      expect(bar.y).toBeGreaterThanOrEqual(0)
      expect(bar.y + bar.height).toBeLessThanOrEqual(height)
      expect(bar.x + bar.width).toBeLessThanOrEqual(width)
    }
})

test('no point of the line lies on a figure, whatever the difference between air and water', () => {
  for (let difference = -12; difference <= 12; difference++) {
    const year = rhodes.map(({ air }) => ({ air, sea: air + difference }))
    const { bars, sea } = weatherShape(year)
    const nearest = Math.min(...bars.map((bar, month) => Math.abs(bar.labelY - 5 - (sea[month]?.y ?? 0))))
    expect(nearest, `${difference}°`).toBeGreaterThanOrEqual(13)
  }
})
