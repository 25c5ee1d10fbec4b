import { expect, test } from 'vitest'
import { layoutOf, seatChoice, seatChoiceOf, seatLook, wishesAfterPress } from './seat-choice.ts'
import type { SeatFlight, SeatMapView } from './seat-map-view.ts'

const flight = (flightId: number): SeatFlight => ({
  flightId,
  direction: flightId === 1 ? 'DEPARTURE' : 'RETURN',
  flightNumber: '7Z 1000',
  fromAirport: 'KTW',
  toAirport: 'HER',
  date: '2027-06-12',
  departureTime: '06:00',
  aircraft: 'Boeing 737-800',
  minutes: 165,
  isLowCost: false,
  taken: ['6A'],
})
const view: SeatMapView = {
  cabin: 'Economy',
  passengers: ['ADULT', 'CHILD', 'INFANT'],
  flights: [flight(1), flight(2)],
  today: '2026-11-15',
  held: [],
  until: null,
  now: '2026-11-15T12:00:00Z',
}
const held = (...seats: [string, number][]) => ({
  held: seats.map(([seat, person]) => ({ flightId: 1, seat, person, price: 45_00 })),
  until: '2026-11-15T12:15:00Z',
  now: '2026-11-15T12:00:00Z',
})

test('after one sits, the next without a seat is asked; infants are not', () => {
  const first = seatChoice(seatChoiceOf(view), { type: 'held', held: held(['20A', 0]) })
  expect(first.person).toBe(1)
  const all = seatChoice(first, { type: 'held', held: held(['20A', 0], ['20B', 1]) })
  expect(all.person).toBe(1)
  expect(seatChoice(all, { type: 'flightChosen', flightId: 2 }).person).toBe(0)
})

test('a press seats, moves, changes places and gets up', () => {
  const sitting = [
    { seat: '20A', person: 0 },
    { seat: '20B', person: 1 },
  ]
  expect(wishesAfterPress([], '20A', 0)).toEqual([{ seat: '20A', person: 0 }])
  expect(wishesAfterPress(sitting, '21A', 0)).toEqual([
    { seat: '20B', person: 1 },
    { seat: '21A', person: 0 },
  ])
  expect(wishesAfterPress(sitting, '20B', 0)).toEqual([
    { seat: '20A', person: 1 },
    { seat: '20B', person: 0 },
  ])
  expect(wishesAfterPress(sitting, '20A', 0)).toEqual([{ seat: '20B', person: 1 }])
})

test('a seat looks free, taken, ours, or not for this person', () => {
  const choice = seatChoice(seatChoiceOf(view), { type: 'held', held: held(['20A', 0]) })
  const seats = layoutOf(flight(1)).rows.flatMap(({ blocks }) => blocks.flat())
  const look = (name: string) => {
    const seat = seats.find((one) => one?.name === name)
    return seat && seatLook(choice, flight(1), seat)
  }
  expect(look('20B')).toEqual({ kind: 'free', price: 45_00 })
  expect(look('6A')).toEqual({ kind: 'taken' })
  expect(look('20A')).toEqual({ kind: 'mine', person: 0 })
  expect(look('16A')).toEqual({ kind: 'not-for-them' })
})

test('what others take is drawn at once', () => {
  const told = seatChoice(seatChoiceOf(view), { type: 'othersTook', flightId: 2, taken: ['20A'] })
  expect(told.view.flights.map(({ taken }) => taken)).toEqual([['6A'], ['20A']])
})
