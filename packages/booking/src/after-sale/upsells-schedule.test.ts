import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import type { DueAmount } from '../order.ts'
import { dueAfter } from '../payments/payment-schedule.ts'
import { laterDay, scheduleWithUpsells } from './upsells-schedule.ts'

const schedule = [
  { amount: 300, dueBy: '2026-07-22' },
  { amount: 700, dueBy: '2026-09-03' },
]
const half = { schedule, paid: 300 }
const today = '2026-08-01'

test('paid at once it is the next part, paid later it is in the last one', () => {
  expect(dueAfter(scheduleWithUpsells(half, 1_050, 'now', today), 300)).toEqual([
    { amount: 50, dueBy: today },
    { amount: 700, dueBy: '2026-09-03' },
  ])
  expect(dueAfter(scheduleWithUpsells(half, 1_050, 'later', today), 300)).toEqual([
    { amount: 750, dueBy: '2026-09-03' },
  ])
})

test('who has paid everything, or has no day left, pays at once', () => {
  const all = { schedule, paid: 1_000 }
  expect(laterDay(all, today)).toBeNull()
  expect(laterDay(half, '2026-09-03')).toBeNull()
  expect(laterDay(half, today)).toBe('2026-09-03')
  expect(dueAfter(scheduleWithUpsells(all, 1_050, 'later', today), 1_000)).toEqual([
    { amount: 50, dueBy: today },
  ])
})

test('a cheaper trip has less to pay in the end', () => {
  expect(dueAfter(scheduleWithUpsells(half, 900, 'now', today), 300)).toEqual([
    { amount: 600, dueBy: '2026-09-03' },
  ])
  expect(scheduleWithUpsells({ schedule, paid: 1_000 }, 900, 'now', today)).toEqual([
    { amount: 300, dueBy: '2026-07-22' },
    { amount: 600, dueBy: '2026-09-03' },
  ])
})

it('for any schedule, any sum paid and any new price all parts are together the price, and what is due is the rest', () => {
  const part = fc.record({ amount: fc.integer({ min: 1, max: 900 }), day: fc.integer({ min: 10, max: 28 }) })
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 6_000 }),
      fc.constantFrom('now' as const, 'later' as const),
      (parts, share, total, when) => {
        const known: DueAmount[] = parts
          .toSorted((one, other) => one.day - other.day)
          .map(({ amount, day }) => ({ amount, dueBy: `2026-08-${day}` }))
        const sum = sumOf(known)
        const paid = Math.floor(sum * share)
        const after = scheduleWithUpsells({ schedule: known, paid }, total, when, '2026-08-19')
        return (
          sumOf(after) === total &&
          after.every(({ amount }) => amount > 0) &&
          sumOf(dueAfter(after, Math.min(paid, total))) === total - Math.min(paid, total)
        )
      },
    ),
    { numRuns: 1_000 },
  )
})

function sumOf(parts: readonly DueAmount[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
