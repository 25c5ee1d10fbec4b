import { paymentPlan } from '@wojaz/travel/money'
import { expect, test } from 'vitest'
import { paymentVariants } from '../order.ts'
import { nextDue, paymentSchedule } from './payment-schedule.ts'

const today = '2026-11-15'
const priced = (total: number, departure: string) => ({ total, plan: paymentPlan(total, departure, today) })
const summer = priced(9_876_00, '2027-07-10')
const soon = priced(9_876_00, '2026-12-01')

test('all at once, or a quarter now and the rest 30 days before departure', () => {
  expect(paymentSchedule('full', summer, today)).toEqual([{ amount: 9_876_00, dueBy: today }])
  expect(paymentSchedule('deposit', summer, today)).toEqual([
    { amount: 2_469_00, dueBy: today },
    { amount: 7_407_00, dueBy: '2027-06-10' },
  ])
})

test('in instalments: a quarter now, then every month the same', () => {
  expect(paymentSchedule('instalments', summer, today)).toEqual([
    { amount: 2_469_00, dueBy: today },
    { amount: 1_237_00, dueBy: '2026-12-15' },
    ...['2027-01-15', '2027-02-15', '2027-03-15', '2027-04-15', '2027-05-15'].map((dueBy) => ({
      amount: 1_234_00,
      dueBy,
    })),
  ])
})

test('the parts together are the price', () => {
  for (const total of [100_00, 1_234_56, 99_999_99])
    for (const variant of paymentVariants) {
      const parts = paymentSchedule(variant, priced(total, '2027-07-10'), today) ?? []
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    }
})

test('who leaves within 30 days pays at once; who leaves soon after has nothing to divide', () => {
  expect(paymentSchedule('deposit', soon, today)).toBeNull()
  expect(paymentSchedule('instalments', soon, today)).toBeNull()
  expect(paymentSchedule('instalments', priced(9_876_00, '2027-01-30'), today)).toBeNull()
})

test('what is due next follows from what has been paid', () => {
  const schedule = paymentSchedule('deposit', summer, today) ?? []
  expect(nextDue(schedule, 0)).toEqual({ amount: 2_469_00, dueBy: today })
  expect(nextDue(schedule, 2_469_00)).toEqual({ amount: 7_407_00, dueBy: '2027-06-10' })
  expect(nextDue(schedule, 5_000_00)).toEqual({ amount: 4_876_00, dueBy: '2027-06-10' })
  expect(nextDue(schedule, 9_876_00)).toBeNull()
})
