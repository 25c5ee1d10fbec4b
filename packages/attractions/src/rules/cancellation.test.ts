import { expect, test } from 'vitest'
import { cutoffHours, freeUntilWords, freezePolicy, refundOf } from './cancellation.ts'

const athens = 'Europe/Athens'
const dayBefore = { amount: 1, unit: 'day' } as const
const policy = freezePolicy(dayBefore, '2026-07-10T09:00:00', athens)!

test('free cancellation until is the time on the clocks of the place', () => {
  expect(freeUntilWords(policy, new Date('2026-07-01T12:00:00Z'))).toBe('2026-07-09T09:00')
})

test('once it has passed nothing is promised', () => {
  expect(freeUntilWords(policy, new Date('2026-07-09T06:01:00Z'))).toBeNull()
})

test.each([
  ['a minute before', '2026-07-09T05:59:00Z', 30_000],
  ['while the clock still shows the minute', '2026-07-09T06:00:59Z', 30_000],
  ['a minute later', '2026-07-09T06:01:00Z', 0],
  ['after it began', '2026-07-10T10:00:00Z', 0],
])('a guest who cancels %s', (_, now, refund) => {
  expect(refundOf(policy, 30_000, new Date(now), 'guest')).toBe(refund)
})

test.each(['supplier', 'shop'] as const)('whoever the %s cancels gets everything, however late', (by) => {
  expect(refundOf(policy, 30_000, new Date('2026-07-10T10:00:00Z'), by)).toBe(30_000)
})

test('a day that has 23 hours is still a day, and 24 hours are 24 hours', () => {
  const day = freezePolicy(dayBefore, '2026-03-29T20:00', 'Europe/Warsaw')!
  const hours = freezePolicy({ amount: 24, unit: 'hour' }, '2026-03-29T20:00', 'Europe/Warsaw')!
  const now = new Date('2026-03-01T12:00:00Z')
  expect(freeUntilWords(day, now)).toBe('2026-03-28T20:00')
  expect(freeUntilWords(hours, now)).toBe('2026-03-28T19:00')
})

test('without a cut-off it is free until it begins', () => {
  const atStart = freezePolicy({ amount: 0, unit: 'hour' }, '2026-07-10T09:00', athens)!
  expect(atStart.freeUntil).toBe(atStart.startsAt)
})

test('what is no start freezes nothing', () => {
  expect(freezePolicy(dayBefore, 'soon', athens)).toBeNull()
})

test('cut-offs are compared in hours', () => {
  expect(cutoffHours({ amount: 2, unit: 'day' })).toBe(48)
  expect(cutoffHours({ amount: 90, unit: 'minute' })).toBe(1.5)
})
