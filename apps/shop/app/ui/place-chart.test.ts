import { expect, test } from 'vitest'
import { chartRadius, placeChart } from './place-chart.ts'

const hotel = { latitude: 36, longitude: 28 }
const north = { latitude: 36.1, longitude: 28 }
const east = { latitude: 36, longitude: 28.1 }

test('north is up and east is right', () => {
  const [first, second] = placeChart(hotel, [north, east]).points
  expect(first?.x).toBeCloseTo(0)
  expect(first?.y).toBeLessThan(0)
  expect(second?.x).toBeGreaterThan(0)
  expect(second?.y).toBeCloseTo(0)
})

test('a degree of longitude is shorter than one of latitude, as on the ground', () => {
  const [first, second] = placeChart(hotel, [north, east]).points
  const ratio = ((second?.x ?? 0) / (first?.y ?? 1)) ** 2
  expect(ratio).toBeCloseTo(Math.cos((36 * Math.PI) / 180))
})

test('the farthest place is on the paper, and at most three rings', () => {
  const { points, rings } = placeChart(hotel, [{ latitude: 36.5, longitude: 27.6 }])
  expect(Math.hypot(points[0]?.x ?? 0, points[0]?.y ?? 0)).toBeLessThan(chartRadius)
  expect(rings.map(({ km }) => km)).toEqual([10, 20, 40])
})

test('names of neighbours do not stand on each other', () => {
  const close = [0.05, 0.051, 0.052].map((step) => ({ latitude: 36 + step / 10, longitude: 28 + step }))
  const lines = placeChart(hotel, close)
    .points.map(({ label }) => label.y)
    .sort((one, other) => one - other)
  for (const [position, line] of lines.slice(1).entries())
    expect(line - (lines[position] ?? 0)).toBeGreaterThanOrEqual(18)
})

test('a hotel without neighbours still stands in the middle', () => {
  expect(placeChart(hotel, []).points).toEqual([])
})
