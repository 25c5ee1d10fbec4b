import { expect, test } from 'vitest'
import { type RouteChart, routeChart } from './route-chart.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test('north is up, east is right', () => {
  const { points } = routeChart([at(36, 28), at(37, 29)]) as RouteChart
  const [south, north] = points
  expect(north?.y).toBeLessThan(south?.y ?? 0)
  expect(north?.x).toBeGreaterThan(south?.x ?? 0)
})

test('distances are true to each other: at sixty degrees a degree of longitude is half as long', () => {
  const { points } = routeChart([at(60, 20), at(60, 24), at(58, 20), at(62, 20)]) as RouteChart
  const [west, east, south, north] = points as [Point, Point, Point, Point]
  expect((east.x - west.x) / (south.y - north.y)).toBeCloseTo(0.5, 1)
})

type Point = RouteChart['points'][number]

test('every stop is on the paper, wherever the route leads', () => {
  for (const stops of [
    [at(36, 28), at(36, 35)],
    [at(10, -20), at(-30, -20), at(0, -19)],
    [at(36, 28), at(36, 28)],
  ]) {
    const { width, height, points } = routeChart(stops) as RouteChart
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(20)
      expect(x).toBeLessThan(width - 20)
      expect(y).toBeGreaterThan(20)
      expect(y).toBeLessThan(height - 20)
    }
  }
})

test('stops next to each other can be told apart', () => {
  const nile = [
    at(25.69, 32.64),
    at(25.74, 32.6),
    at(24.98, 32.87),
    at(24.45, 32.93),
    at(24.09, 32.9),
    at(22.34, 31.63),
  ]
  for (const stops of [
    nile,
    [at(36, 28), at(36, 28), at(40, 28)],
    [at(36, 28), at(36.01, 28), at(36, 28.01), at(39, 30)],
  ]) {
    const { points } = routeChart(stops) as RouteChart
    for (const [number, one] of points.entries())
      for (const other of points.slice(number + 1))
        expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeGreaterThan(24)
  }
})

test('one stop is no route', () => {
  expect(routeChart([at(36, 28)])).toBeNull()
  expect(routeChart([])).toBeNull()
})
