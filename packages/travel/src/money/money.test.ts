import { expect, test } from 'vitest'
import { currencySymbols, formatMoney, groupThousands } from './money.ts'

test.each([
  [0, '0\u00a0zł'],
  [-0, '0\u00a0zł'],
  [100, '1\u00a0zł'],
  [99_900, '999\u00a0zł'],
  [123_400, '1\u00a0234\u00a0zł'],
  [1_234_500, '12\u00a0345\u00a0zł'],
  [123_456_700, '1\u00a0234\u00a0567\u00a0zł'],
  [-123_400, '-1\u00a0234\u00a0zł'],
])('%i grosze read %s: grouped by three, never broken across lines', (grosze, text) => {
  expect(formatMoney(grosze)).toBe(text)
})

test('grosze are shown only when the amount is not whole', () => {
  expect(formatMoney(123_450)).toBe('1\u00a0234,50\u00a0zł')
  expect(formatMoney(5)).toBe('0,05\u00a0zł')
  expect(formatMoney(-5)).toBe('-0,05\u00a0zł')
})

test('every currency has its own symbol', () => {
  expect(currencySymbols).toEqual({ PLN: 'zł', EUR: '€', CZK: 'Kč', RON: 'RON', HUF: 'Ft' })
  expect(formatMoney(1_000_000, 'HUF')).toBe('10\u00a0000\u00a0Ft')
})

test('what is not an amount is never printed as a price', () => {
  expect(() => formatMoney(Number.NaN)).toThrow(RangeError)
  expect(() => formatMoney(Number.POSITIVE_INFINITY)).toThrow(RangeError)
})

test('counts are grouped like prices', () => {
  expect(groupThousands(1_234)).toBe('1\u00a0234')
})
