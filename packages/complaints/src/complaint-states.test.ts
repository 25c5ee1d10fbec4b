import { isFinal, mayBecome } from '@wojaz/booking'
import { expect, test } from 'vitest'
import { type ComplaintState, complaintStates } from './complaint-states.ts'

const states = Object.keys(complaintStates) as ComplaintState[]

test('every pair of states: what may follow what', () => {
  const steps = states.flatMap((from) =>
    states.filter((to) => mayBecome(complaintStates, from, to)).map((to) => `${from} → ${to}`),
  )
  expect(steps).toEqual([
    ...['received → in-work', 'received → question', 'received → decided', 'received → closed'],
    ...['in-work → question', 'in-work → decided', 'in-work → closed'],
    ...['question → in-work', 'question → decided', 'question → closed'],
    ...['decided → appealed', 'decided → closed'],
    ...['appealed → in-work', 'appealed → question', 'appealed → decided', 'appealed → closed'],
  ])
})

test('every complaint can come to its end, and only the end is final', () => {
  for (const state of states) {
    expect(isFinal(complaintStates, state)).toBe(state === 'closed')
    if (state !== 'closed') expect(mayBecome(complaintStates, state, 'closed')).toBe(true)
  }
})
