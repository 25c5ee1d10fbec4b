import { expect, test } from 'vitest'
import { isSessionOpen } from './staff-limits.ts'

const begunAt = new Date('2026-11-17T08:00:00Z')
const open = (seen: string, now: string) =>
  isSessionOpen({ begunAt, seenAt: new Date(`2026-11-17T${seen}Z`) }, new Date(`2026-11-17T${now}Z`))

test('whoever was away for half an hour logs in again', () => {
  expect(open('09:00:00', '09:29:59')).toBe(true)
  expect(open('09:00:00', '09:30:00')).toBe(false)
})

test('ten hours after the login everybody logs in again', () => {
  expect(open('17:59:00', '17:59:59')).toBe(true)
  expect(open('17:59:59', '18:00:00')).toBe(false)
})
