import { expect, test } from 'vitest'
import { makePlaces } from '../../test/make-places.ts'
import { placeOf } from './place-of.ts'

const places = makePlaces()

test('an attraction belongs to the nearest resort', () => {
  expect(placeOf({ latitude: 36.44, longitude: 28.22 }, places)).toBe('RHO-FAL')
  expect(placeOf({ latitude: 36.1, longitude: 28.08 }, places)).toBe('RHO-LIN')
})

test('regions and countries are no resorts, however near', () => {
  expect(placeOf({ latitude: 36.2, longitude: 27.95 }, places)).toMatch(/^RHO-/)
})

test('what is far from everything we sell belongs to no place, and so does what is nowhere', () => {
  expect(placeOf({ latitude: 52.2, longitude: 21 }, places)).toBeNull()
  expect(placeOf(null, places)).toBeNull()
})
