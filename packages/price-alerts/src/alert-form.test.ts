import { expect, test } from 'vitest'
import { readAlertForm } from './alert-form.ts'

const total = 512_345
const email = 'anna@example.com'

test.each(['4800', '4 800', '4\u00a0800', '4800 zł', ' 4800 '])('%j is a price of 4800 zł', (below) => {
  expect(readAlertForm({ email, below }, total)).toEqual({ ok: true, value: { email, below: 480_000 } })
})

test('today’s price, in whole złoty upwards, is the highest: any fall is told then', () => {
  expect(readAlertForm({ email, below: '5124' }, total).ok).toBe(true)
  expect(readAlertForm({ email, below: '5125' }, total)).toEqual({
    ok: false,
    refusal: { below: 'price-not-below' },
  })
})

test.each([
  ['', 'price-missing'],
  ['dużo', 'price-not-a-number'],
  ['-1', 'price-not-a-number'],
  ['0', 'price-not-a-number'],
  ['1,5', 'price-not-a-number'],
  ['1e3', 'price-not-a-number'],
  ['99999999', 'price-not-a-number'],
])('%j is %s', (below, fault) => {
  expect(readAlertForm({ email, below }, total)).toEqual({ ok: false, refusal: { below: fault } })
})

test('every field says what is wrong with it', () => {
  expect(readAlertForm({}, total)).toEqual({
    ok: false,
    refusal: { email: 'email-missing', below: 'price-missing' },
  })
})
