import { expect, test } from 'vitest'
import { distanceKm, parseCoordinates } from './coordinates.ts'

test('a decimal comma is read as a point', () => {
  expect(parseCoordinates('27,2579', ' 33,8116 ')).toEqual({ latitude: 27.2579, longitude: 33.8116 })
  expect(parseCoordinates(-27.5, 33)).toEqual({ latitude: -27.5, longitude: 33 })
})

test('the edges of the map belong to it', () => {
  expect(parseCoordinates(85, -180)).toEqual({ latitude: 85, longitude: -180 })
  expect(parseCoordinates(-85, 180)).toEqual({ latitude: -85, longitude: 180 })
  expect(parseCoordinates(0, 0)).toEqual({ latitude: 0, longitude: 0 })
})

test.each([
  [85.01, 0],
  [-85.01, 0],
  [0, 180.01],
  [0, -180.01],
  ['', 33],
  [27, null],
  [undefined, undefined],
  [Number.NaN, 0],
  ['27°', 33],
  ['1.234,5', 33],
])('%s, %s is no place', (latitude, longitude) => {
  expect(parseCoordinates(latitude, longitude)).toBeNull()
})

test('Hurghada is some 2,950 km from Warsaw', () => {
  const warsaw = { latitude: 52.1657, longitude: 20.9671 }
  const hurghada = { latitude: 27.1783, longitude: 33.7994 }
  expect(distanceKm(warsaw, hurghada)).toBeGreaterThan(2900)
  expect(distanceKm(warsaw, hurghada)).toBeLessThan(3000)
  expect(distanceKm(warsaw, warsaw)).toBe(0)
})
