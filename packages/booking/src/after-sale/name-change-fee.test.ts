import { expect, test } from 'vitest'
import { makeOffer } from '../../test/make-order.ts'
import { nameChangeFee } from './name-change-fee.ts'

const { departureFlight, returnFlight } = makeOffer()
const flownBy = (out: string, back: string) =>
  makeOffer({
    departureFlight: departureFlight && { ...departureFlight, airLineCode: out },
    returnFlight: returnFlight && { ...returnFlight, airLineCode: back },
  })

test('an airline asks once for both ways, two airlines ask each', () => {
  expect(nameChangeFee(flownBy('FR', 'FR'), '2026-11-17')).toBe(490_00)
  expect(nameChangeFee(flownBy('FR', 'W6'), '2026-11-17')).toBe(750_00)
})

test('what no price list asks for is not charged: a charter, an airline without one, a trip by car', () => {
  expect(nameChangeFee(makeOffer(), '2026-11-17')).toBe(0)
  expect(nameChangeFee(flownBy('XX', 'XX'), '2026-11-17')).toBe(0)
  expect(nameChangeFee({ departureFlight: null, returnFlight: null }, '2026-11-17')).toBe(0)
})
