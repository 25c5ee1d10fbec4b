import { expect, test } from 'vitest'
import { cancellationSteps, changeFeeSteps, handOverUntil, paymentPlan } from './payment-plan.ts'

const today = '2026-11-15'

test('a quarter is due now, in whole złoty, and the rest 30 days before departure', () => {
  expect(paymentPlan(370_250, '2027-06-30', today)).toEqual({
    dueNow: 92_600,
    balance: { amount: 277_650, dueBy: '2027-05-31' },
  })
})

test('both payments together are the price', () => {
  for (const total of [100, 99_999, 1_234_567]) {
    const { dueNow, balance } = paymentPlan(total, '2027-06-30', today)
    expect(dueNow + (balance?.amount ?? 0)).toBe(total)
  }
})

test('who leaves within 30 days pays everything at once', () => {
  expect(paymentPlan(370_200, '2026-12-15', today)).toEqual({ dueNow: 370_200, balance: null })
  expect(paymentPlan(370_200, '2026-12-16', today).balance?.dueBy).toBe('2026-11-16')
})

test('the scale of cancellation is said in days of the calendar', () => {
  expect(cancellationSteps('2027-06-30', today)).toEqual([
    { until: '2027-05-31', percent: 25 },
    { until: '2027-06-15', percent: 50 },
    { until: '2027-06-26', percent: 75 },
    { until: '2027-06-30', percent: 90 },
  ])
})

test('steps that are over are not offered any more', () => {
  expect(cancellationSteps('2026-11-25', today).map(({ percent }) => percent)).toEqual([75, 90])
  expect(handOverUntil('2026-11-25', today)).toBe('2026-11-18')
  expect(handOverUntil('2026-11-21', today)).toBeNull()
})

test('what a change costs is said in days of the calendar, and in the last days nothing can be changed', () => {
  expect(changeFeeSteps('2027-06-30', today)).toEqual([
    { until: '2027-05-31', perPerson: 100_00 },
    { until: '2027-06-15', perPerson: 200_00 },
    { until: '2027-06-26', perPerson: 400_00 },
  ])
  expect(changeFeeSteps('2026-11-18', today)).toEqual([])
})
