import type { SalesLine } from '@wojaz/booking/server'
import { expect, test } from 'vitest'
import { lineName, salesFile, salesSummary, shortName } from './sales-figures.ts'

const line = (of: Partial<SalesLine>): SalesLine => ({
  key: '2026-11-16',
  name: null,
  orders: 1,
  people: 2,
  turnover: 5_000_00,
  cancelledOrders: 0,
  cancelledTurnover: 0,
  ...of,
})

test('a line is called by its day, week or month, or by its place', () => {
  const monday = { key: '2026-11-16', name: null }
  expect(lineName(monday, 'day')).toBe('16.11.2026')
  expect(lineName(monday, 'week')).toBe('tydzień od 16.11.2026')
  expect(lineName({ ...monday, key: '2026-11-01' }, 'month')).toBe('11.2026')
  expect(lineName({ key: 'GR', name: 'Grecja' }, 'destination')).toBe('Grecja')
  expect(lineName({ key: '', name: null }, 'airport')).toBe('dojazd własny')
  expect(shortName(monday, 'week')).toBe('16.11')
})

test('the chart is said in a sentence', () => {
  const lines = [line({}), line({ key: '2026-11-17', orders: 4, turnover: 20_000_00 })]
  expect(salesSummary(lines, 'day').replace(/\s/g, ' ')).toBe(
    '5 zamówień, 25 000 zł. Najwięcej: 17.11.2026, 20 000 zł.',
  )
  expect(salesSummary([line({ orders: 0, people: 0, turnover: 0 })], 'day')).toBe('Nic nie sprzedano.')
})

test('the file has every line and the sum, what was called off apart', () => {
  const lines = [line({ cancelledOrders: 2, cancelledTurnover: 123_45 }), line({ key: '2026-11-17' })]
  expect(salesFile(lines, 'day').split('\r\n').slice(1)).toEqual([
    '16.11.2026;1;2;5000,00;2;123,45',
    '17.11.2026;1;2;5000,00;0;0,00',
    'Razem;2;4;10000,00;2;123,45',
    '',
  ])
})
