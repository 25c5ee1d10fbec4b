import { expect, test } from 'vitest'
import { nearbyHotels, similarHotels } from './like-hotels.ts'

const hotel = (hotelCode: string, stars: number, perPerson: number, latitude = 36) => ({
  hotelCode,
  stars,
  perPerson,
  coordinates: { latitude, longitude: 28 },
})
const own = { code: 'OWN', stars: 4, coordinates: { latitude: 36, longitude: 28 }, perPerson: 300_000 }

test('nearby is what lies around, the nearest first, and not the house itself', () => {
  const found = nearbyHotels(
    [hotel('OWN', 4, 1), hotel('FAR', 4, 1, 37), hotel('B', 4, 1, 36.2), hotel('A', 4, 1, 36.1)],
    own,
  )
  expect(found.map(({ hotel: { hotelCode }, km }) => [hotelCode, Math.round(km)])).toEqual([
    ['A', 11],
    ['B', 22],
  ])
})

test('alike are houses of the same stars, then those a star apart, each by price', () => {
  const hotels = [
    hotel('two stars apart', 2, 300_000),
    hotel('a star apart', 5, 300_000),
    hotel('dearer', 4, 420_000),
    hotel('cheaper', 4, 290_000),
    hotel('OWN', 4, 300_000),
  ]
  const codes = similarHotels(hotels, own).map(({ hotelCode }) => hotelCode)
  expect(codes).toEqual(['cheaper', 'dearer', 'a star apart'])
})

test('a house with nothing on sale has likes too', () => {
  expect(similarHotels([hotel('A', 4, 1)], { ...own, perPerson: null })).toHaveLength(1)
})
