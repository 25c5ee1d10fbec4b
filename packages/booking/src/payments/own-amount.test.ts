import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountFault, readAmount } from './own-amount.ts'

const open = { rest: 1_000_00, least: 100_00 }

test.each([
  [100_00, null],
  [899_99, null],
  [900_00, null],
  [1_000_00, null],
  [99_99, 'amount-small'],
  [0, 'amount-small'],
  [-5, 'amount-small'],
  [1_000_01, 'amount-large'],
  [900_01, 'amount-leaves-little'],
  [null, 'amount-missing'],
  [1.5, 'amount-missing'],
])('of 1000 zł, at least 100 zł each, %s grosze: %s', (amount, fault) => {
  expect(amountFault(amount, open)).toBe(fault)
})

test('a rest below the least is paid at once, and in no other way', () => {
  const little = { rest: 40_00, least: 100_00 }
  expect(amountFault(40_00, little)).toBeNull()
  expect(amountFault(20_00, little)).toBe('amount-small')
})

test('whatever is paid, the rest can be paid after it', () => {
  const grosze = fc.integer({ min: 1, max: 5_000_000 })
  fc.assert(
    fc.property(grosze, grosze, grosze, (rest, least, amount) => {
      if (amountFault(amount, { rest, least }) !== null) return
      const left = rest - amount
      expect(left === 0 || left >= least).toBe(true)
    }),
  )
})

test.each([
  ['250', 250_00],
  ['1 234,50 zł', 1_234_50],
  ['1234.5', 1_234_50],
  ['1\u00a0000 PLN', 1_000_00],
  ['', null],
  ['abc', null],
  ['12,345', null],
  ['-5', null],
  ['1e3', null],
  ['99999999', null],
])('“%s” is read as %s', (text, grosze) => {
  expect(readAmount(text)).toBe(grosze)
})
