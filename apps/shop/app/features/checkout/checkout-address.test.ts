import { expect, test } from 'vitest'
import { isCartId, isCartStep, paymentAddress, stepAddress } from './checkout-address.ts'

test('an offer code and a cart are told apart by their length', () => {
  expect(isCartId('aB3_-xYz0912')).toBe(true)
  expect(isCartId('WAWHRG270615-7-HRG1021-DZX1_AI_2')).toBe(false)
})

test('recommendations are the address of the cart itself, and open by their name, too', () => {
  expect(stepAddress('pl', 'aB3_-xYz0912', 'recommendations')).toBe('/pz/rezerwacja/aB3_-xYz0912')
  expect(stepAddress('cs', 'aB3_-xYz0912', 'summary')).toBe('/cs/pz/rezerwacja/aB3_-xYz0912/summary')
  expect(['participants', 'summary', 'recommendations', 'x'].map(isCartStep)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('an order is paid at its own address', () => {
  expect(paymentAddress('uk', 'W123456789')).toBe('/uk/pz/platnosc/W123456789')
})
