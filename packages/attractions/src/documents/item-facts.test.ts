import { expect, test } from 'vitest'
import { pickupPlace, pickupWords } from './item-facts.ts'

const point = { id: 'p1', localTime: '2026-10-06T16:45' }

test.each([
  ['Lindos: przy recepcji', 'Lindos: przy recepcji, Rodos', 'Lindos: przy recepcji, Rodos'],
  ['Hotel Sun', 'hotel sun', 'Hotel Sun'],
  ['Hotel Sun, Lindos', 'Hotel Sun, Lindos, Rodos', 'Hotel Sun, Lindos, Rodos'],
  ['Hotel Sun', 'Plażowa 3, Hotel Sun, Lindos', 'Plażowa 3, Hotel Sun, Lindos'],
  ['Hotel Sun', 'Hotel Sunrise, Lindos', 'Hotel Sun, Hotel Sunrise, Lindos'],
  ['Hotel Sun', 'Plażowa 3', 'Hotel Sun, Plażowa 3'],
  ['Hotel Sun', '', 'Hotel Sun'],
  ['', 'Plażowa 3', 'Plażowa 3'],
])('a pick-up point %j at %j is called %j: no name is said twice', (name, address, place) => {
  expect(pickupPlace({ name, address })).toBe(place)
})

test('a ticket says the place once, with the time', () => {
  const pickup = { ...point, name: 'Lindos: przy recepcji', address: 'Lindos: przy recepcji, Rodos' }
  const words = pickupWords({ pickup }, 'pl') ?? ''
  expect(words).toContain('16:45')
  expect(words.split('Lindos: przy recepcji')).toHaveLength(2)
})
