import { expect, test } from 'vitest'
import { inForceOn } from './in-force.ts'

const old = { from: '2026-01-01', percent: 25 }
const next = { from: '2027-01-01', percent: 30 }

test.each([
  ['the newest first', [next, old] as const],
  ['the oldest first', [old, next] as const],
])('the day decides, not the order of the rows: %s', (_, rows) => {
  expect(inForceOn(rows, '2026-12-31')).toBe(old)
  expect(inForceOn(rows, '2027-01-01')).toBe(next)
  expect(inForceOn(rows, '2030-06-01')).toBe(next)
})

test('before the first row the first one counts', () => {
  expect(inForceOn([next, old], '2025-06-01')).toBe(old)
})
