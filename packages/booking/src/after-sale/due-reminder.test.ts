import { expect, test } from 'vitest'
import type { Order } from '../order.ts'
import { dueReminder } from './due-reminder.ts'

const schedule = [
  { amount: 500, dueBy: '2026-07-01' },
  { amount: 900, dueBy: '2026-09-03' },
]
const order = { state: 'confirmed', schedule, paid: 500, notices: [] as Order['notices'] } as const

test.each([
  ['2026-08-26', null],
  ['2026-08-27', 900],
  ['2026-09-03', 900],
  ['2026-09-04', null],
])('on %s the balance due on 3 September is reminded of: %s', (today, amount) =>
  expect(dueReminder(order, today)?.amount ?? null).toBe(amount),
)

test('only what is left of a part is asked for, and nothing once all is paid or called off', () => {
  expect(dueReminder({ ...order, paid: 600 }, '2026-09-01')?.amount).toBe(800)
  expect(dueReminder({ ...order, paid: 1_400 }, '2026-09-01')).toBeNull()
  expect(dueReminder({ ...order, state: 'cancelled' }, '2026-09-01')).toBeNull()
})

test('nobody is reminded of a trip that the organiser has called off', () => {
  const notice = { state: 'open', change: { kind: 'cancellation', reason: 'circumstances' } }
  expect(dueReminder({ ...order, notices: [notice as Order['notices'][number]] }, '2026-09-01')).toBeNull()
})
