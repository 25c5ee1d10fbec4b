import { expect, test } from 'vitest'
import { loadFile, loadSummary, percentOf } from './load-figures.ts'

const flights = [
  { name: 'poniedziałek', offered: 180, sold: 90 },
  { name: 'wtorek', offered: 180, sold: 171 },
]
const nameOf = ({ name }: { name: string }) => name

test('a load is said in whole percent, also where nothing is offered', () => {
  expect(flights.map(percentOf)).toEqual([50, 95])
  expect(percentOf({ offered: 0, sold: 0 })).toBe(0)
})

test('the chart is said in a sentence', () => {
  expect(loadSummary(flights, nameOf)).toBe('Razem sprzedano 73%. Najpełniej: wtorek, 95%.')
  expect(loadSummary([], nameOf)).toBe('Nic nie jest w sprzedaży.')
})

test('the file has every line and the sum', () => {
  expect(loadFile(flights, 'miejsca', nameOf).split('\r\n').slice(1, 4)).toEqual([
    'poniedziałek;180;90;50',
    'wtorek;180;171;95',
    'Razem;360;261;73',
  ])
})
