import { expect, test } from 'vitest'
import { makeOffer, makeOrder } from '../../test/make-order.ts'
import type { Order } from '../order.ts'
import { reservationsOf } from './reservations.ts'

const today = '2026-10-05'

function trip(number: string, departureDate: string, returnDate: string, given: Partial<Order> = {}) {
  return makeOrder({ number, offer: makeOffer({ departureDate, returnDate }), ...given })
}

const numbersOf = (orders: readonly Order[]) => orders.map(({ number }) => number)

test('trips ahead begin with the soonest, trips behind with the latest', () => {
  const { upcoming, past } = reservationsOf(
    [
      trip('far', '2027-06-01', '2027-06-08'),
      trip('old', '2025-06-01', '2025-06-08'),
      trip('near', '2026-11-01', '2026-11-08'),
      trip('recent', '2026-09-01', '2026-09-08'),
    ],
    today,
  )
  expect(numbersOf(upcoming)).toEqual(['near', 'far'])
  expect(numbersOf(past)).toEqual(['recent', 'old'])
})

test('a trip is ahead until the day of the return is over', () => {
  const orders = [trip('there', '2026-10-03', '2026-10-05'), trip('back', '2026-10-01', '2026-10-04')]
  const { upcoming, past } = reservationsOf(orders, today)
  expect(numbersOf(upcoming)).toEqual(['there'])
  expect(numbersOf(past)).toEqual(['back'])
})

test('an order that waits for money is ahead; one that came to nothing is not', () => {
  const states = ['pending', 'confirmed', 'expired', 'cancelled', 'refunded'] as const
  const orders = states.map((state) => trip(state, '2027-06-01', '2027-06-08', { state }))
  const { upcoming, past, cancelled } = reservationsOf(orders, today)
  expect(numbersOf(upcoming).sort()).toEqual(['confirmed', 'pending'])
  expect(past).toEqual([])
  expect(numbersOf(cancelled).sort()).toEqual(['cancelled', 'expired', 'refunded'])
})

test('of two on the same day the one ordered last comes first', () => {
  const dates = ['2027-06-01', '2027-06-08'] as const
  const orders = [
    trip('first', ...dates, { placedAt: new Date('2026-10-01T08:00:00Z') }),
    trip('second', ...dates, { placedAt: new Date('2026-10-02T08:00:00Z') }),
  ]
  expect(numbersOf(reservationsOf(orders, today).upcoming)).toEqual(['second', 'first'])
})
