import type { Order } from '@wojaz/booking'
import { expect, test } from 'vitest'
import { keptOrders } from './kept-orders.ts'

const order = (number: string, state: Order['state'], returnDate: string, paidOn: string | null) =>
  ({
    number,
    state,
    offer: { hotelName: 'Hotel', returnDate },
    placedAt: new Date('2026-01-10T12:00:00Z'),
    payments: paidOn ? [{ completedAt: new Date(`${paidOn}T12:00:00Z`) }] : [],
  }) as unknown as Order

test('a trip ahead is kept whole until it is over, one behind only as documents, one never paid not at all', () => {
  const orders = [
    order('W1', 'confirmed', '2026-08-20', '2026-01-10'),
    order('W2', 'confirmed', '2026-03-01', '2026-01-10'),
    order('W3', 'expired', '2026-08-20', null),
    order('W4', 'refunded', '2026-08-20', '2026-01-10'),
  ]
  expect(keptOrders(orders, '2026-06-01')).toEqual([
    { number: 'W1', name: 'Hotel', wholeUntil: '2026-09-19', documentsUntil: '2032-12-31' },
    { number: 'W2', name: 'Hotel', wholeUntil: null, documentsUntil: '2032-12-31' },
    { number: 'W4', name: 'Hotel', wholeUntil: null, documentsUntil: '2032-12-31' },
  ])
})
