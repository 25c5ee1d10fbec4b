import { expect, test } from 'vitest'
import { cartPrice } from '../cart-price.ts'
import type { PaymentMethod } from '../gateway/payment-gateway.ts'
import { payOptions, readPayment } from './pay-rules.ts'
import { dueAfter } from './payment-schedule.ts'

const today = '2026-11-15'
const price = cartPrice({ offer: 9_876_00, lines: [], departureDate: '2027-07-10', today })
const fresh = { price, paid: 0, schedule: [], variant: null }
const blik: PaymentMethod = {
  kind: 'blik',
  value: 'blik',
  name: 'BLIK',
  isAvailable: true,
  minAmount: 1,
  maxAmount: 5_000_00,
  gateway: 'payu',
}
const bank: PaymentMethod = { ...blik, kind: 'bank', value: 'm', name: 'mBank', maxAmount: null }
const off: PaymentMethod = { ...bank, value: 'as', name: 'Alior', isAvailable: false }
const methods = [blik, bank, off]
const options = payOptions(fresh, today)

test('a new order can be paid at once, with a deposit or in instalments; each says what is due later', () => {
  expect(options.map(({ variant, now }) => [variant, now])).toEqual([
    ['full', 9_876_00],
    ['deposit', 2_469_00],
    ['instalments', 2_469_00],
  ])
  expect(options[1]?.later).toEqual([{ amount: 7_407_00, dueBy: '2027-06-10' }])
  expect(options[2]?.later).toHaveLength(6)
})

test('close to departure everything is due at once', () => {
  const soon = cartPrice({ offer: 9_876_00, lines: [], departureDate: '2026-11-30', today })
  expect(payOptions({ ...fresh, price: soon }, today)).toEqual([
    { variant: 'full', now: 9_876_00, later: [] },
  ])
})

test('after the deposit the balance is left', () => {
  const schedule = [
    { amount: 2_469_00, dueBy: today },
    { amount: 7_407_00, dueBy: '2027-06-10' },
  ]
  const paid = { price, paid: 2_469_00, schedule, variant: 'deposit' } as const
  expect(payOptions(paid, today)).toEqual([{ variant: 'full', now: 7_407_00, later: [] }])
  expect(dueAfter(schedule, 2_469_00)).toEqual([{ amount: 7_407_00, dueBy: '2027-06-10' }])
})

test('in instalments the next one is offered, and all that is left', () => {
  const schedule = ['2026-11-15', '2026-12-15', '2027-01-15'].map((dueBy) => ({ amount: 3_292_00, dueBy }))
  const paid = { price, paid: 3_292_00, schedule, variant: 'instalments' } as const
  expect(payOptions(paid, today)).toEqual([
    { variant: 'instalments', now: 3_292_00, later: [{ amount: 3_292_00, dueBy: '2027-01-15' }] },
    { variant: 'full', now: 6_584_00, later: [] },
  ])
})

test('a code is read with the blanks phones show', () => {
  const typed = { variant: 'deposit', method: 'blik', code: '777 123' }
  expect(readPayment(typed, options, methods)).toMatchObject({
    ok: true,
    value: { option: { now: 2_469_00 }, method: { kind: 'blik', code: '777123' } },
  })
})

test.each([
  ['no way to pay is chosen', { method: 'blik', code: '777123' }, 'variant-missing'],
  ['no method is chosen', { variant: 'full' }, 'method-missing'],
  ['the method is none of the bank', { variant: 'full', method: 'bank.x' }, 'method-missing'],
  ['the bank is out of order', { variant: 'full', method: 'bank.as' }, 'method-off'],
  ['the amount is above the limit', { variant: 'full', method: 'blik', code: '777123' }, 'method-limit'],
  ['the code is too short', { variant: 'deposit', method: 'blik', code: '7771' }, 'code-missing'],
])('when %s the form says so', (_what, typed, fault) => {
  expect(readPayment(typed, options, methods)).toEqual({ ok: false, refusal: fault })
})
