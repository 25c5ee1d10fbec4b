import { expect, test } from 'vitest'
import { placeOf } from './place.ts'
import { Random } from './random.ts'

test('Greece is not the Cyclades alone: blue domes stand on a fifth of its pictures', () => {
  const places = Array.from({ length: 200 }, (_, seed) => placeOf('greek', new Random(`greek ${seed}`)))
  const domed = places.filter(({ landmark }) => landmark === 'blue-dome').length
  expect(domed).toBeGreaterThan(20)
  expect(domed).toBeLessThan(60)
})
