import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { type Goodwill, needsSecondPerson, waivedFee } from './goodwill.ts'

const gift = (amount: number): Goodwill => ({ amount, kind: 'gesture', text: 'stały klient' })

it('waives a part of a fee, or all of it', () => {
  expect(waivedFee(300_00, gift(100_00))).toEqual({ fee: 200_00, goodwill: gift(100_00) })
  expect(waivedFee(300_00, gift(300_00))).toEqual({ fee: 0, goodwill: gift(300_00) })
})

it('writes down no more than there was to waive', () => {
  expect(waivedFee(300_00, gift(900_00))).toEqual({ fee: 0, goodwill: gift(300_00) })
  expect(waivedFee(0, gift(900_00))).toEqual({ fee: 0 })
  expect(waivedFee(300_00, null)).toEqual({ fee: 300_00 })
})

test('whatever is waived, what is asked and what is waived are the fee', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.nat(5_000_000), (fee, amount) => {
      const waived = waivedFee(fee, gift(amount))
      return waived.fee >= 0 && waived.fee + (waived.goodwill?.amount ?? 0) === fee
    }),
  )
})

test.each([
  ['up to the amount one is enough', 500_00, 0, false],
  ['above it a second looks', 500_01, 0, true],
  ['many small ones are one large one', 200_00, 400_00, true],
  ['who gives nothing needs nobody', 0, 900_00, false],
])('%s', (_, amount, before, isNeeded) => {
  expect(needsSecondPerson(amount, before, 500_00)).toBe(isNeeded)
})
