import type { DayLine } from '@wojaz/booking/server'
import { expect, test } from 'vitest'
import { dailyReport, totalOf } from './daily-report.ts'

const came: DayLine = {
  kind: 'payment',
  at: new Date('2026-11-17T11:00:00Z'),
  amount: 123_450,
  label: 'W402917652',
  orderNumber: 'W402917652',
  method: 'blik',
  gateway: 'payu',
  id: 'a',
}
const went: DayLine = { ...came, kind: 'refund', amount: 23_449, id: 'b' }

test('what came and what went, in złoty, by the clock of Warsaw, and what is left', () => {
  expect(dailyReport([came, went]).slice(1).split('\r\n').slice(1)).toEqual([
    'wpłata;2026-11-17 12:00:00;W402917652;1234,50;BLIK;payu;a',
    'zwrot;2026-11-17 12:00:00;W402917652;-234,49;BLIK;payu;b',
    'Razem;;;1000,01;;;',
    '',
  ])
  expect(totalOf([came, went])).toBe(100_001)
})

test('a name that would be a formula is none', () => {
  expect(dailyReport([{ ...came, gateway: '=cmd|calc' }])).toContain(`"'=cmd|calc"`)
})
