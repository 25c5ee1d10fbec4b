import type { OfferLeg } from '@wojaz/offers'
import { expect, test } from 'vitest'
import { cabinOf, fittingSeats } from './fitting-seats.ts'

const leg = (flightId: number): OfferLeg => ({
  flightId,
  airLineCode: '7Z',
  flightNumber: '1000',
  fromAirport: 'KTW',
  toAirport: 'HER',
  date: '2027-06-12',
  departureTime: '06:00',
  arrivalTime: '10:00',
  aircraft: 'Boeing 737 MAX 8',
  isLowCost: false,
  seatsLeft: 9,
})
const family = {
  departureFlight: leg(1),
  returnFlight: leg(2),
  returnDate: '2027-06-19',
  occupancies: [
    {
      adultsCount: 1,
      childrenBirthDates: ['2019-05-01'],
      participantsCount: 2,
      roomCode: 'DZ',
      boardCode: 'AI',
      roomName: '',
      roomsLeft: 3,
    },
  ],
}
const seat = (flightId: number, name: string, person = 0) => ({ flightId, seat: name, person, price: 0 })

test('seats that go with trip, class and people stay', () => {
  const held = [seat(1, '20A'), seat(1, '20B', 1), seat(2, '20A')]
  expect(fittingSeats(family, 'Economy', held)).toEqual(held)
})

test('a flight that is no longer part of the trip, another class, a child in an exit row: these go', () => {
  const held = [seat(3, '20A'), seat(1, '2A'), seat(1, '16A', 1), seat(2, '16A')]
  expect(fittingSeats(family, 'Economy', held)).toEqual([seat(2, '16A')])
  expect(fittingSeats(family, 'Comfort', held)).toEqual([seat(1, '2A')])
})

test('who chose no class flies in Economy', () => {
  expect(cabinOf([])).toBe('Economy')
  expect(cabinOf([{ type: 'FLIGHT_CLASS', code: 'Business', person: null }])).toBe('Business')
})
