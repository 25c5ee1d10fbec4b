import { expect, test } from 'vitest'
import { announcementText } from './announcement-text.ts'

const trips = { hotelCode: 'HER001', from: '2026-12-20', until: '2026-12-24' }
const hotel = {
  hotelCode: 'HER002',
  hotelName: 'Blue Bay',
  hotelUrl: '',
  stars: 4,
  latitude: 0,
  longitude: 0,
  breadcrumbs: [],
}

test('hours of a flight', () => {
  const flight = { flightId: 7, departureTime: '06:10', arrivalTime: '10:05' }
  expect(
    announcementText({ facts: { kind: 'flight-hours', flights: [flight] }, flights: 'WZ4711 24.12.2026' }),
  ).toBe('lot WZ4711 24.12.2026: 06:10–10:05')
})

test('another hotel', () => {
  expect(announcementText({ facts: { kind: 'hotel', trips, hotel }, flights: '' })).toBe(
    'hotel HER001, wyloty 20.12.2026 – 24.12.2026: Blue Bay',
  )
})

test('no trip, of a hotel or of a flight', () => {
  const off = { kind: 'cancellation', reason: 'too-few' } as const
  const one = { ...trips, until: trips.from }
  expect(announcementText({ facts: { ...off, trips: one }, flights: '' })).toBe(
    'hotel HER001, wyloty 20.12.2026: za mało uczestników',
  )
  expect(announcementText({ facts: { ...off, trips: { flightId: 7 } }, flights: 'WZ4711 24.12.2026' })).toBe(
    'lot WZ4711 24.12.2026: za mało uczestników',
  )
})
