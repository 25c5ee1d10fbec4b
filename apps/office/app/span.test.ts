import { expect, test } from 'vitest'
import { readSpan, weekOf } from './span.ts'

const usual = { from: '2026-10-19', to: '2026-11-17' }

test.each([
  ['nothing asked', {}, usual],
  ['both days', { from: '2026-01-01', to: '2026-01-31' }, { from: '2026-01-01', to: '2026-01-31' }],
  ['the wrong way round', { from: '2026-02-01', to: '2026-01-31' }, { from: '2026-01-31', to: '2026-02-01' }],
  ['rubbish', { from: 'today', to: '2026-02-30' }, usual],
  ['a beginning after the usual end', { from: '2027-01-01' }, { from: '2027-01-01', to: '2027-01-30' }],
  ['more than 400 days', { from: '2020-01-01' }, { from: '2020-01-01', to: '2021-02-03' }],
])('%s', (_, query, span) => {
  expect(readSpan(query, usual)).toEqual(span)
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-17', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
])('the week of %s begins on %s', (day, from) => {
  expect(weekOf(day).from).toBe(from)
})
