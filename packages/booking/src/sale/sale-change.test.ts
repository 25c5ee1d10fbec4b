import { expect, test } from 'vitest'
import { isReadable, type SaleChange, touchesSame } from './sale-change.ts'

const nights = { hotelCode: 'HER10001', from: '2027-06-01', until: '2027-06-10' }
const closed = (given: Partial<SaleChange & { kind: 'rooms' }> = {}): SaleChange => ({
  kind: 'rooms',
  isOpen: false,
  roomCode: null,
  boardCode: null,
  ...nights,
  ...given,
})
const allotment = (given: Partial<SaleChange & { kind: 'allotment' }> = {}): SaleChange => ({
  kind: 'allotment',
  roomCode: 'DBL',
  rooms: 4,
  ...nights,
  ...given,
})
const today = '2027-06-05'

test.each([
  ['nights that have begun', closed(), true],
  ['nights that are over', closed({ until: '2027-06-04' }), false],
  ['nights backwards', closed({ from: '2027-06-11' }), false],
  ['no day', closed({ from: '2027-02-30' }), false],
  ['a span of years', closed({ until: '2030-06-10' }), false],
  ['no room at all', allotment({ rooms: 0 }), true],
  ['less than none', allotment({ rooms: -1 }), false],
  ['half a room', allotment({ rooms: 1.5 }), false],
  ['a slip of the finger', allotment({ rooms: 10_000 }), false],
  ['no number', allotment({ rooms: Number.NaN }), false],
])('%s', (_, change, readable) => {
  expect(isReadable(change, today)).toBe(readable)
})

const flight: SaleChange = { kind: 'flight', flightId: 7 }
const seats: SaleChange = { kind: 'seats', flightId: 7, cabin: 'Economy', seats: 100 }

test.each<[string, SaleChange, SaleChange, boolean]>([
  ['the whole hotel and one of its rooms', closed(), closed({ roomCode: 'DBL' }), true],
  ['two rooms', closed({ roomCode: 'SGL' }), closed({ roomCode: 'DBL' }), false],
  ['two boards of a room', closed({ boardCode: 'AI' }), closed({ boardCode: 'HB' }), false],
  ['a room, and a board in all rooms', closed({ roomCode: 'DBL' }), closed({ boardCode: 'HB' }), true],
  ['nights that meet', closed(), closed({ from: '2027-06-10', until: '2027-06-12' }), true],
  ['nights that follow', closed(), closed({ from: '2027-06-11', until: '2027-06-12' }), false],
  ['two hotels', closed(), closed({ hotelCode: 'HER10002' }), false],
  ['a stop and an allotment', closed(), allotment(), false],
  ['two allotments of a room', allotment(), allotment({ rooms: 9 }), true],
  ['a closed flight and its seats', flight, seats, true],
  ['seats of two classes', seats, { ...seats, cabin: 'Comfort' }, false],
  ['two flights', flight, { ...flight, flightId: 8 }, false],
  ['a flight and a hotel', flight, closed(), false],
])('%s are of the same: both ways', (_, one, other, same) => {
  expect([touchesSame(one, other), touchesSame(other, one)]).toEqual([same, same])
})
