import type { TravelDocument } from '@wojaz/mail'
import { expect, test } from 'vitest'
import { makeOffer, makeOrder } from '../../test/make-order.ts'
import type { Order } from '../order.ts'
import { whatIsMissing } from './what-is-missing.ts'

const egypt = [{ code: 'EG', name: 'Egipt', seoName: 'egipt' }]
const passport: TravelDocument = {
  type: 'passport',
  number: 'ZZ1234567',
  validUntil: '2030-02-01',
  nationality: 'PL',
  issuingCountry: 'PL',
}
/** From 3 to 10 October 2026, paid in full. */
function trip(given: Partial<Order> = {}): Order {
  const order = makeOrder({ offer: makeOffer({ breadcrumbs: egypt }), ...given })
  return { ...order, state: given.state ?? 'confirmed', paid: given.paid ?? order.price.total }
}
const lowCost = () => {
  const offer = makeOffer({ breadcrumbs: [] })
  const cheap = (leg: typeof offer.departureFlight) => leg && { ...leg, isLowCost: true }
  return { ...offer, departureFlight: cheap(offer.departureFlight), returnFlight: cheap(offer.returnFlight) }
}
const everybody = (order: Order) => order.participants.map(() => passport)

test('documents of those who have given none are missing until lists leave, and then no more', () => {
  const order = trip()
  const [, ...others] = everybody(order)
  const missing = [{ kind: 'documents', people: [0], by: '2026-09-30' }]
  expect(whatIsMissing(order, [null, ...others], '2026-08-01')).toEqual(missing)
  expect(whatIsMissing(order, [null, ...others], '2026-09-30')).toEqual(missing)
  expect(whatIsMissing(order, [null, ...others], '2026-10-01')).toEqual([])
  expect(whatIsMissing(order, everybody(order), '2026-08-01')).toEqual([])
})

test('within the union nothing is missing', () => {
  expect(whatIsMissing(trip({ offer: makeOffer() }), [], '2026-08-01')).toEqual([])
})

test('the next part of the price is missing while it is not paid; the most urgent comes first', () => {
  const schedule = [
    { amount: 100_000, dueBy: '2026-07-22' },
    { amount: 300_000, dueBy: '2026-09-03' },
  ]
  const order = trip({ schedule, paid: 100_000 })
  expect(whatIsMissing(order, [], '2026-08-01')).toMatchObject([
    { kind: 'balance', amount: 300_000, by: '2026-09-03' },
    { kind: 'documents', by: '2026-09-30' },
  ])
})

test('a low-cost airline checks in on its site from the day before, for numbered seats a month before', () => {
  const order = trip({ offer: lowCost(), seats: [] })
  const out = { kind: 'check-in', airline: 'WZ', by: '2026-10-03' }
  const back = { kind: 'check-in', airline: 'WZ', by: '2026-10-10' }
  expect(whatIsMissing(order, [], '2026-10-01')).toEqual([])
  expect(whatIsMissing(order, [], '2026-10-02')).toEqual([out])
  expect(whatIsMissing(order, [], '2026-10-03')).toEqual([out])
  expect(whatIsMissing(order, [], '2026-10-04')).toEqual([])
  expect(whatIsMissing(order, [], '2026-10-09')).toEqual([back])
  const { flightId = 0 } = order.offer.departureFlight ?? {}
  const seated = { ...order, seats: [{ flightId, seat: '12A', person: 0, price: 0 }] }
  expect(whatIsMissing(seated, [], '2026-09-03')).toEqual([out])
})

test('charters check in at their desk: nothing is to be done before', () => {
  const order = trip()
  expect(whatIsMissing(order, everybody(order), '2026-10-02')).toEqual([])
})

test('of a trip that is over, or will not be, nothing is missing', () => {
  expect(whatIsMissing(trip(), [], '2026-10-11')).toEqual([])
  expect(whatIsMissing(trip({ state: 'cancelled' }), [], '2026-08-01')).toEqual([])
})
