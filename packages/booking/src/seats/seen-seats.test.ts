import { expect, test } from 'vitest'
import { readSeenSeats, seenSeats } from './seen-seats.ts'

test('seats of both flights are read back as they were written', () => {
  const seats = [
    { flightId: 101, seat: '6A' },
    { flightId: 102, seat: '6A' },
  ]
  expect(readSeenSeats(seenSeats(seats))).toEqual(seats)
})

test('no seats are no seats', () => {
  expect(readSeenSeats(seenSeats([]))).toEqual([])
  expect(readSeenSeats(undefined)).toEqual([])
})
