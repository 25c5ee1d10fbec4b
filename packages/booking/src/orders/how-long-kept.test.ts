import { expect, test } from 'vitest'
import type { Order } from '../order.ts'
import { documentsUntil, wholeUntil } from './how-long-kept.ts'

const order = (returnDate: string, ...paidOn: (string | null)[]) =>
  ({
    offer: { returnDate },
    placedAt: new Date('2026-06-01T12:00:00Z'),
    payments: paidOn.map((day) => ({ completedAt: day === null ? null : new Date(`${day}T12:00:00Z`) })),
  }) as unknown as Order

test('who travels is known until a month after the return, when claims are answered', () => {
  expect(wholeUntil(order('2026-08-20'))).toBe('2026-09-19')
})

test('documents are kept five full years after the year in which the tax was paid', () => {
  expect(documentsUntil(order('2026-08-20', '2026-06-01'))).toBe('2032-12-31')
})

test('the last thing that happened counts: the return, or a payment after it', () => {
  expect(documentsUntil(order('2027-01-02', '2026-06-01'))).toBe('2033-12-31')
  expect(documentsUntil(order('2026-08-20', '2026-06-01', '2027-02-01'))).toBe('2033-12-31')
})

test('of what was never paid the law wants nothing', () => {
  expect(documentsUntil(order('2026-08-20'))).toBeNull()
  expect(documentsUntil(order('2026-08-20', null))).toBeNull()
})
