import type { Offer } from '@wojaz/offers'
import { expect, test } from 'vitest'
import { fewRoomsLeft, fewSeatsLeft } from './few-left.ts'

const flown = (out: number, back: number) =>
  ({ departureFlight: { seatsLeft: out }, returnFlight: { seatsLeft: back } }) as Offer
const slept = (...left: number[]) =>
  ({ occupancies: left.map((roomsLeft) => ({ roomsLeft })) }) as unknown as Offer

test('eight seats are few, nine are not worth a word; the fuller plane counts', () => {
  expect(fewSeatsLeft(flown(8, 100))).toBe(8)
  expect(fewSeatsLeft(flown(100, 3))).toBe(3)
  expect(fewSeatsLeft(flown(9, 9))).toBeNull()
})

test('own transport has no seats to run out of', () => {
  expect(fewSeatsLeft({ departureFlight: null, returnFlight: null } as Offer)).toBeNull()
})

test('three rooms are few, four are not; of several types the scarcest counts', () => {
  expect(fewRoomsLeft(slept(3))).toBe(3)
  expect(fewRoomsLeft(slept(4))).toBeNull()
  expect(fewRoomsLeft(slept(20, 1))).toBe(1)
})
