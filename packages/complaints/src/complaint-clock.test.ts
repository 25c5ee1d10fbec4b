import { addDays } from '@wojaz/travel/dates'
import { expect, test } from 'vitest'
import { clockOf, deadlineFrom } from './complaint-clock.ts'

const received = '2026-09-01'
const deadline = deadlineFrom(received)

test('an answer is promised within thirty days', () => {
  expect(deadline).toBe('2026-10-01')
})

test.for([
  [0, 30, 'calm'],
  [13, 17, 'calm'],
  [14, 16, 'first-warning'],
  [24, 6, 'first-warning'],
  [25, 5, 'last-warning'],
  [30, 0, 'last-warning'],
  [31, -1, 'late'],
] as const)('on day %i there are %i days left: %s', ([day, daysLeft, urgency]) => {
  const today = addDays(received, day)
  for (const state of ['received', 'in-work', 'question', 'appealed'] as const)
    expect(clockOf({ state, deadline }, today)).toEqual({ daysLeft, urgency })
})

test('nobody waits for us once it is decided', () => {
  expect(clockOf({ state: 'decided', deadline }, received)).toBeNull()
  expect(clockOf({ state: 'closed', deadline }, received)).toBeNull()
})
