import type { PassengerKind } from '@wojaz/travel/party'
import { expect, test } from 'vitest'
import { adjacentSeats } from './adjacent-seats.ts'
import { cabinLayout, seatsOf } from './cabin-layout.ts'
import { seatPrice } from './seat-prices.ts'
import { type SeatWish, wishesRefusal } from './seat-refusal.ts'

const layout = cabinLayout('Boeing 737-800') ?? { aircraft: '', rows: [] }
const economy = (passengers: readonly PassengerKind[]) => ({ passengers, cabin: 'Economy' as const })
const couple = economy(['ADULT', 'ADULT'])
const family = economy(['ADULT', 'ADULT', 'CHILD', 'INFANT'])

const refusal = (party: typeof couple, ...wishes: SeatWish[]) =>
  wishesRefusal(layout, wishes, party)?.refusal ?? null

test('exit rows are for adults', () => {
  expect(refusal(couple, { seat: '16A', person: 0 })).toBeNull()
  expect(refusal(family, { seat: '16A', person: 2 })).toBe('exit-row-is-for-adults')
})

test('with an infant one adult may sit by the exit, but not both', () => {
  expect(refusal(family, { seat: '16A', person: 0 })).toBeNull()
  expect(refusal(family, { seat: '16A', person: 0 }, { seat: '16B', person: 1 })).toBe('lap-in-exit-row')
  expect(refusal(economy(['ADULT', 'INFANT']), { seat: '17F', person: 0 })).toBe('lap-in-exit-row')
})

test('an infant has no seat, a stranger neither, and the class must be the one that was paid for', () => {
  expect(refusal(family, { seat: '20A', person: 3 })).toBe('infant-sits-on-a-lap')
  expect(refusal(couple, { seat: '20A', person: 5 })).toBe('no-such-person')
  expect(refusal(couple, { seat: '13A', person: 0 })).toBe('no-such-seat')
  expect(refusal({ ...couple, cabin: 'Comfort' as never }, { seat: '20A', person: 0 })).toBe('other-class')
})

test('a seat has one person, a person one seat', () => {
  expect(refusal(couple, { seat: '20A', person: 0 }, { seat: '20A', person: 1 })).toBe('seat-twice')
  expect(refusal(couple, { seat: '20A', person: 0 }, { seat: '20B', person: 0 })).toBe('person-twice')
})

const flight = { minutes: 165, isLowCost: false }
const together = (party: typeof couple, taken: readonly string[] = []) =>
  adjacentSeats(
    layout,
    {
      isFree: ({ name }) => !taken.includes(name),
      price: (seat) => seatPrice(seat, flight, '2026-11-15'),
    },
    party,
  )
const names = (wishes: readonly SeatWish[] | null) => wishes?.map(({ seat }) => seat)

test('a couple sits side by side on the cheapest seats nearest to the front', () => {
  expect(together(couple)).toEqual([
    { seat: '6A', person: 0 },
    { seat: '6B', person: 1 },
  ])
})

test('a family of three fills a block with the child between adults or at the window, never an exit row', () => {
  expect(together(family)).toEqual([
    { seat: '6A', person: 0 },
    { seat: '6B', person: 2 },
    { seat: '6C', person: 1 },
  ])
})

test('seats of others are left alone', () => {
  expect(names(together(couple, ['6A', '6B', '6C', '6E']))).toEqual(['7A', '7B'])
})

test('four sit across the aisle rather than in two rows; seven fill two rows under each other', () => {
  expect(names(together(economy(['ADULT', 'ADULT', 'ADULT', 'ADULT'])))).toEqual(['6A', '6B', '6C', '6D'])
  const seven = economy(['ADULT', 'ADULT', 'ADULT', 'CHILD', 'CHILD', 'CHILD', 'CHILD'])
  expect(names(together(seven))).toEqual(['6A', '6B', '6C', '6D', '7A', '7B', '7C'])
})

test('where no row has room, the party sits in rows behind each other, an adult in each', () => {
  const onlyTwoAndTwo = seatsOf(layout)
    .map(({ name }) => name)
    .filter((name) => !['20A', '20B', '21A', '21B'].includes(name))
  const wishes = together(economy(['ADULT', 'ADULT', 'CHILD', 'CHILD']), onlyTwoAndTwo)
  expect(wishes).toEqual([
    { seat: '20A', person: 0 },
    { seat: '20B', person: 2 },
    { seat: '21A', person: 1 },
    { seat: '21B', person: 3 },
  ])
})

test('a full plane has no place, and one adult cannot watch children in two rows', () => {
  expect(
    together(
      couple,
      seatsOf(layout).map(({ name }) => name),
    ),
  ).toBeNull()
  const scattered = seatsOf(layout)
    .map(({ name }) => name)
    .filter((name) => !['20A', '21A'].includes(name))
  expect(together(economy(['ADULT', 'CHILD']), scattered)).toBeNull()
})
