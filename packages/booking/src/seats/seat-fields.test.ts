import { expect, test } from 'vitest'
import { readSeatFields } from './seat-fields.ts'

test('a plain form wishes for the seats it names, flight by flight, and for no others', () => {
  const form = { flights: [{ flightId: 1 }, { flightId: 2 }], passengers: ['ADULT', 'ADULT'] }
  const typed = { 'seat.1.0': '6A', 'seat.1.1': '', 'seat.2.1': '7C', 'seat.3.0': '8A', intent: 'hold' }
  expect(readSeatFields(typed, form)).toEqual([
    { flightId: 1, seats: [{ seat: '6A', person: 0 }] },
    { flightId: 2, seats: [{ seat: '7C', person: 1 }] },
  ])
})
