import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPriceRange, encodePriceRange, parsePriceRange, priceRangeFilterId } from './price-range.ts'
import '../../test/fixed-seed.ts'

test('a range is from#to in whole złoty', () => {
  expect(encodePriceRange({ from: 100_000, to: 350_000 })).toBe('1000#3500')
  expect(parsePriceRange('1000#3500')).toEqual({ from: 100_000, to: 350_000 })
})

test('a bound left empty is open', () => {
  expect(parsePriceRange('#3500')).toEqual({ from: null, to: 350_000 })
  expect(parsePriceRange('1000#')).toEqual({ from: 100_000, to: null })
  expect(encodePriceRange({ from: null, to: null })).toBe('#')
})

test('every range in whole złoty survives the URL', () => {
  const bound = fc.option(fc.integer({ min: 0, max: 9_999_999 }).map((zloty) => zloty * 100))
  fc.assert(
    fc.property(bound, bound, (from, to) => {
      expect(parsePriceRange(encodePriceRange({ from, to }))).toEqual({ from, to })
    }),
  )
})

test('uneven bounds grow outwards', () => {
  expect(encodePriceRange({ from: 199_950, to: 250_001 })).toBe('1999#2501')
})

test('from greater than to is priceFromGreaterThanPriceTo', () => {
  expect(checkPriceRange({ from: 200_000, to: 100_000 })).toEqual({
    ok: false,
    refusal: { code: 'priceFromGreaterThanPriceTo' },
  })
})

test('to equal to zero is priceToLessThanZero', () => {
  expect(checkPriceRange({ from: null, to: 0 })).toEqual({
    ok: false,
    refusal: { code: 'priceToLessThanZero' },
  })
  expect(checkPriceRange({ from: 0, to: 0 })).toEqual({ ok: false, refusal: { code: 'priceToLessThanZero' } })
})

test('equal bounds and open bounds are fine', () => {
  expect(checkPriceRange({ from: 100_000, to: 100_000 }).ok).toBe(true)
  expect(checkPriceRange({ from: 100_000, to: null }).ok).toBe(true)
})

test.each(['', '1000', '-5#10', '1e9#2', 'a#b', '12345678#', '1#2#3'])("'%s' is no range", (text) => {
  expect(parsePriceRange(text)).toBeNull()
})

test('ski has its own price filter', () => {
  expect(priceRangeFilterId('NR')).toBe('amountRangeSKI')
  expect(priceRangeFilterId('WS')).toBe('amountRange')
})
