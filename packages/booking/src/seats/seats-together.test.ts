import { expect, test } from 'vitest'
import { seatsTogether } from './seats-together.ts'

const plane = { aircraft: 'Boeing 737-800', minutes: 165, isLowCost: false, taken: ['6A'] }
const trip = {
  cabin: 'Economy' as const,
  passengers: ['ADULT', 'CHILD', 'INFANT'] as const,
  flights: [1, 2].map((flightId) => ({ ...plane, flightId })),
  today: '2026-11-15' as const,
}

test('one press seats the whole party on both flights, away from what others have', () => {
  expect(seatsTogether(trip)).toEqual([
    {
      flightId: 1,
      seats: [
        { seat: '6B', person: 0 },
        { seat: '6C', person: 1 },
      ],
    },
    {
      flightId: 2,
      seats: [
        { seat: '6B', person: 0 },
        { seat: '6C', person: 1 },
      ],
    },
  ])
})

test('a plane nobody knows the seats of has no place for them', () => {
  const unknown = { ...plane, flightId: 1, aircraft: 'Zeppelin' }
  expect(seatsTogether({ ...trip, flights: [unknown] })).toBeNull()
})
