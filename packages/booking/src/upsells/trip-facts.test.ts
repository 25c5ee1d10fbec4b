import type { OfferLeg } from '@wojaz/offers'
import { expect, test } from 'vitest'
import { destinationZone } from './destination-zone.ts'
import { flightMinutes, passengersOf } from './trip-facts.ts'

const leg = (departureTime: string, arrivalTime: string): OfferLeg => ({
  flightId: 1,
  airLineCode: '7Z',
  flightNumber: '1000',
  fromAirport: 'WAW',
  toAirport: 'HRG',
  date: '2027-06-12',
  departureTime,
  arrivalTime,
  aircraft: 'Airbus A320',
  isLowCost: false,
  seatsLeft: 9,
})

test('the time in the air does not depend on the clocks at both ends', () => {
  expect(flightMinutes(leg('06:00', '11:30'), leg('12:40', '16:10'))).toBe(270)
  expect(flightMinutes(leg('14:00', '19:00'), leg('21:00', '14:00'))).toBe(660)
  expect(flightMinutes(null, null)).toBeNull()
})

test('travellers are told room by room, adults first, by their age on the way home', () => {
  const room = { participantsCount: 2, roomCode: 'DZ', boardCode: 'AI', roomName: '', roomsLeft: 5 }
  const occupancies = [
    { ...room, adultsCount: 1, childrenBirthDates: ['2026-01-01'] },
    { ...room, adultsCount: 1, childrenBirthDates: ['2019-05-01'] },
  ]
  expect(passengersOf({ occupancies, returnDate: '2027-06-19' })).toEqual([
    'ADULT',
    'INFANT',
    'ADULT',
    'CHILD',
  ])
})

test('zones are those of insurers: the Mediterranean is near, an unknown place is told by its flight', () => {
  expect([destinationZone('CZ', null), destinationZone('EG', 270), destinationZone('MV', 600)]).toEqual([
    'near',
    'europe',
    'world',
  ])
  expect([destinationZone(null, 170), destinationZone(null, 600)]).toEqual(['europe', 'world'])
})
