import { expect, test } from 'vitest'
import { freeUntil } from './free-until.ts'

const start = Date.parse('2027-03-30T09:00:00+02:00')

test('days go by the clocks of the place, though one of them has 23 hours', () => {
  const until = freeUntil({ amount: 7, unit: 'day' }, 'Europe/Warsaw', start)
  expect(new Date(until).toISOString()).toBe('2027-03-23T08:00:00.000Z')
})

test('hours pass, whatever clocks do', () => {
  const until = freeUntil({ amount: 72, unit: 'hour' }, 'Europe/Warsaw', start)
  expect(new Date(until).toISOString()).toBe('2027-03-27T07:00:00.000Z')
})
