import { expect, test } from 'vitest'
import { chosenLocally, withWished } from './chosen-locally.ts'
import type { SeatFlight, SeatMapView } from './seat-map-view.ts'

const flight: SeatFlight = {
  flightId: 1,
  direction: 'DEPARTURE',
  flightNumber: 'WZ 1',
  fromAirport: 'WAW',
  toAirport: 'HER',
  date: '2027-06-12',
  departureTime: '06:10',
  aircraft: 'Boeing 737-800',
  minutes: 165,
  isLowCost: false,
  taken: [],
}
const own = [
  { flightId: 1, seat: '12A', person: 0, price: 39_00 },
  { flightId: 2, seat: '14C', person: 0, price: 39_00 },
]
const view: SeatMapView = {
  cabin: 'Economy',
  passengers: ['ADULT', 'ADULT'],
  today: '2026-11-15',
  flights: [flight, { ...flight, flightId: 2, direction: 'RETURN' }],
  held: own,
  until: null,
  now: '2026-11-15T12:00:00Z',
}

test('a new seat costs what it costs today, one’s own what it cost; the other flight stays as it was', () => {
  const { held } = chosenLocally(view, own, [
    {
      flightId: 1,
      seats: [
        { seat: '12A', person: 1 },
        { seat: '20B', person: 0 },
      ],
    },
  ])
  expect(held).toEqual([
    { flightId: 2, seat: '14C', person: 0, price: 39_00 },
    { flightId: 1, seat: '12A', person: 1, price: 39_00 },
    { flightId: 1, seat: '20B', person: 0, price: 45_00 },
  ])
})

test('who gets up sits nowhere', () =>
  expect(chosenLocally(view, own, [{ flightId: 1, seats: [] }]).held).toEqual([own[1]]))

test('a choice that is gone back to is on the map again, but for what others took meanwhile', () => {
  const wished = [
    { flightId: 1, seat: '20B', person: 0 },
    { flightId: 1, seat: '20C', person: 1 },
  ]
  const busy = { ...view, flights: view.flights.map((one) => ({ ...one, taken: ['20C'] })) }
  expect(withWished(busy, wished).held).toEqual([{ flightId: 1, seat: '20B', person: 0, price: 45_00 }])
  expect(withWished(view, null)).toBe(view)
})
