import { distanceKm } from '@wojaz/travel/place'
import { describe, expect, test } from 'vitest'
import {
  areaOf,
  firstView,
  type MapView,
  project,
  pushed,
  unproject,
  viewOfArea,
  viewOfPoints,
} from './map-view.ts'

const crete: MapView = { centre: { latitude: 35.3, longitude: 24.9 }, zoom: 7 }
const size = { width: 600, height: 400 }

test.each([
  [52.23, 21.01],
  [-33.9, 18.4],
  [0, 0],
  [28.1, -15.4],
])('a place at %d, %d is found again where it was drawn', (latitude, longitude) => {
  const again = unproject(project({ latitude, longitude }))
  expect(again.latitude).toBeCloseTo(latitude, 9)
  expect(again.longitude).toBeCloseTo(longitude, 9)
})

describe('the area of a view', () => {
  test('holds every corner that is seen', () => {
    const { centre, radiusKm } = areaOf(crete, size)
    for (const right of [-300, 300])
      for (const down of [-200, 200])
        expect(distanceKm(centre, pushed(crete, right, down).centre)).toBeLessThanOrEqual(radiusKm)
  })

  test('leads back to the same view in the same window', () => {
    const again = viewOfArea(areaOf(crete, size), size)
    expect(again.centre).toEqual(crete.centre)
    expect(again.zoom).toBeCloseTo(crete.zoom, 1)
  })

  test('of another window is seen whole', () => {
    const phone = { width: 375, height: 600 }
    const shared = areaOf(crete, size)
    expect(areaOf(viewOfArea(shared, phone), phone).radiusKm).toBeGreaterThanOrEqual(shared.radiusKm - 1)
  })

  test('is never smaller than a kilometre nor larger than the world', () => {
    expect(areaOf({ ...crete, zoom: 30 }, size).radiusKm).toBe(1)
    expect(areaOf({ ...crete, zoom: -5 }, { width: 5000, height: 5000 }).radiusKm).toBeLessThanOrEqual(20_000)
  })
})

describe('moving', () => {
  test('to the right shows what lies to the west', () => {
    expect(pushed(crete, 100, 0).centre.longitude).toBeLessThan(crete.centre.longitude)
    expect(pushed(crete, 0, 100).centre.latitude).toBeGreaterThan(crete.centre.latitude)
  })

  test('ends at the edge of the world', () => {
    expect(pushed(crete, 1e9, 0).centre.longitude).toBe(-180)
  })
})

describe('a view of points', () => {
  const islands = [
    { latitude: 36.4, longitude: 28.2 },
    { latitude: 35.5, longitude: 23.7 },
    { latitude: 39.6, longitude: 19.9 },
  ]

  test('has all of them in sight, with room around', () => {
    const view = viewOfPoints(islands, size) as MapView
    for (const island of islands) {
      const [from, to] = [pushed(view, 245, 145).centre, pushed(view, -245, -145).centre]
      expect([island.longitude >= from.longitude, island.longitude <= to.longitude]).toEqual([true, true])
      expect([island.latitude <= from.latitude, island.latitude >= to.latitude]).toEqual([true, true])
    }
  })

  test('of one alone is not nearer than what is around it', () => {
    expect(viewOfPoints(islands.slice(0, 1), size)?.zoom).toBe(9)
  })

  test('at first is not half the world for the sake of a few far away', () => {
    const many = Array.from({ length: 98 }, (_, n) => ({ latitude: 34 + (n % 10), longitude: 10 + n / 5 }))
    const far = [
      { latitude: 18.5, longitude: -69.9 },
      { latitude: 7.9, longitude: 98.3 },
    ]
    expect(firstView(many, size)).toEqual(viewOfPoints(many, size))
    expect(viewOfPoints([...many, ...far], size)?.zoom).toBeLessThan(1.5)
    expect(firstView([...many, ...far], size)?.zoom).toBeGreaterThan(2)
    expect(firstView([], size)).toBeNull()
  })

  test('of none is none', () => {
    expect(viewOfPoints([], size)).toBeNull()
  })
})
