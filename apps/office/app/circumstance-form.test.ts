import { expect, test } from 'vitest'
import { readCircumstance } from './circumstance-form.ts'

const places = new Set(['GR', 'HER'])
const today = '2027-04-01'
const typed = { destination: 'HER', reason: 'disaster', from: '2027-05-01', until: '2027-05-20' }
const faultsOf = (given: Record<string, string>) => {
  const read = readCircumstance({ ...typed, ...given }, places, today)
  return read.ok ? [] : Object.keys(read.refusal)
}

test('a place, what goes on there, and the days', () => {
  expect(readCircumstance(typed, places, today)).toEqual({ ok: true, value: typed })
})

test('one day is typed once', () => {
  expect(readCircumstance({ ...typed, until: '' }, places, today)).toMatchObject({
    value: { until: '2027-05-01' },
  })
})

test.each([
  [{ destination: 'XX' }, ['destination']],
  [{ reason: 'rain' }, ['reason']],
  [{ from: '2027-02-30' }, ['from']],
  [{ until: 'tomorrow' }, ['until']],
  [{ until: '2027-04-30' }, ['until']],
  [{ from: '2027-03-01', until: '2027-03-31' }, ['until']],
  [{ from: '2027-03-01', until: '2027-04-01' }, []],
  [{ destination: '', reason: '', from: '', until: '' }, ['destination', 'reason', 'from']],
])('what cannot be read is told at the field: %j', (given, fields) => {
  expect(faultsOf(given as Record<string, string>)).toEqual(fields)
})
