import { expect, test } from 'vitest'
import { makeOffer, makeOrder } from '../../test/make-order.ts'
import { capacityOf, priceWithSeats, seatsInPlane } from './seats-in-plane.ts'

const seat = (name: string, person: number, flightId = 71) => ({ flightId, seat: name, person, price: 4_900 })
const order = makeOrder({
  offer: makeOffer(),
  seats: [seat('20A', 0), seat('20B', 1), seat('33F', 2), seat('12A', 0, 72)],
})
const names = (seats: readonly { seat: string }[]) => seats.map((one) => one.seat)

test('seats that the new plane has at the same worth are kept; those it does not have are given back', () => {
  const { seats, lost, offer } = seatsInPlane(order, { flightId: 71, aircraft: 'Airbus A320' })
  expect(names(seats)).toEqual(['20A', '20B', '12A'])
  expect(names(lost)).toEqual(['33F'])
  expect([offer.departureFlight?.aircraft, offer.returnFlight?.aircraft]).toEqual([
    'Airbus A320',
    'Boeing 737-800',
  ])
})

test('a seat that is another one there is given back: by the exit before, in a plain row now', () => {
  const exit = makeOrder({ seats: [seat('16A', 0)] })
  expect(names(seatsInPlane(exit, { flightId: 71, aircraft: 'Airbus A320' }).lost)).toEqual(['16A'])
  const comfort = makeOrder({ seats: [seat('3A', 0)] })
  expect(names(seatsInPlane(comfort, { flightId: 71, aircraft: 'Boeing 737 MAX 8' }).lost)).toEqual(['3A'])
})

test('the price is less by the seats that are gone, and by nothing else', () => {
  const { seats, price } = makeOrder()
  const after = priceWithSeats(makeOrder(), seats.slice(0, 1), '2026-07-23')
  expect(price.total - after.total).toBe(4_900)
})

test('a plane has so many seats of each class; of an unknown one nothing is known', () => {
  expect(Object.fromEntries(capacityOf('Airbus A321neo') ?? [])).toEqual({ Comfort: 24, Economy: 208 })
  expect(capacityOf('Concorde')).toBeNull()
})
