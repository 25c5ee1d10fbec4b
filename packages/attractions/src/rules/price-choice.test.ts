import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tickets } from '../model/availability.ts'
import { priceChoice } from './price-choice.ts'

const prices = { ticketPrices: { adult: 12_900, child: 6_450, infant: 0 }, wholePrice: null }

test('tickets cost what each kind costs', () => {
  expect(priceChoice(prices, { adult: 2, child: 1, infant: 1 })).toEqual({
    ok: true,
    value: {
      total: 32_250,
      lines: [
        { kindId: 'adult', quantity: 2, each: 12_900, sum: 25_800 },
        { kindId: 'child', quantity: 1, each: 6_450, sum: 6_450 },
        { kindId: 'infant', quantity: 1, each: 0, sum: 0 },
      ],
    },
  })
})

test('a boat that is hired whole costs the same for two and for six', () => {
  const boat = { ticketPrices: {}, wholePrice: 90_000 }
  expect(priceChoice(boat, { adult: 2 })).toEqual(priceChoice(boat, { adult: 6 }))
})

test('a kind without a price is refused, not free', () => {
  expect(priceChoice(prices, { senior: 1 })).toEqual({
    ok: false,
    refusal: { code: 'no-price', kindId: 'senior' },
  })
})

test.each<Tickets>([{}, { adult: 0 }])('no tickets have no price', (tickets) => {
  expect(priceChoice(prices, tickets)).toEqual({ ok: false, refusal: { code: 'no-tickets' } })
})

test('whatever is chosen, the lines add up to the total in whole grosze', () => {
  const anyPrice = fc.integer({ min: 0, max: 500_000 })
  const anyQuantity = fc.integer({ min: 0, max: 20 })
  fc.assert(
    fc.property(fc.array(fc.tuple(anyPrice, anyQuantity), { minLength: 1, maxLength: 6 }), (kinds) => {
      const ticketPrices = Object.fromEntries(kinds.map(([price], i) => [`k${i}`, price]))
      const tickets = Object.fromEntries(kinds.map(([, quantity], i) => [`k${i}`, quantity]))
      const priced = priceChoice({ ticketPrices, wholePrice: null }, tickets)
      const expected = kinds.reduce((sum, [price, quantity]) => sum + price * quantity, 0)
      expect(priced.ok ? priced.value.total : expected).toBe(expected)
      expect(priced.ok).toBe(kinds.some(([, quantity]) => quantity > 0))
    }),
    { seed: 26 },
  )
})
