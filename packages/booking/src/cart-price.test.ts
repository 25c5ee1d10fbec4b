import { expect, test } from 'vitest'
import { cartPrice, type PriceLine } from './cart-price.ts'

const luggage: PriceLine = { type: 'LUGGAGE', code: 'LUGGAGE_20', person: 0, amount: 189_00 }
const insurance: PriceLine = { type: 'INSURANCE', code: 'INSURANCE_PLUS', person: null, amount: 420_00 }

test('a cart costs its offer and what was added to it', () => {
  const price = cartPrice({
    offer: 9_876_00,
    lines: [luggage, insurance],
    departureDate: '2027-07-10',
    today: '2026-11-15',
  })
  expect(price).toMatchObject({ offer: 9_876_00, upsells: 609_00, total: 10_485_00 })
})

test('a quarter of all of it is due now, the rest 30 days before departure', () => {
  const { plan } = cartPrice({
    offer: 9_876_00,
    lines: [luggage],
    departureDate: '2027-07-10',
    today: '2026-11-15',
  })
  expect(plan).toEqual({ dueNow: 2_517_00, balance: { amount: 7_548_00, dueBy: '2027-06-10' } })
})

test('nothing added: the price of the offer, to the grosz', () => {
  const { total, upsells } = cartPrice({
    offer: 9_876_00,
    lines: [],
    departureDate: '2026-11-20',
    today: '2026-11-15',
  })
  expect([total, upsells]).toEqual([9_876_00, 0])
})
