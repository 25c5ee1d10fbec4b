import { expect, test } from 'vitest'
import { isOrderNumber, orderNumberOf } from './order-number.ts'

test('a number ends in its check digit', () => {
  expect(orderNumberOf('79927398')).toBe('W799273982')
  expect(isOrderNumber('W799273982')).toBe(true)
})

test('one wrong digit is always noticed', () => {
  const number = orderNumberOf('40186523')
  for (let place = 1; place < number.length; place++)
    for (const digit of '0123456789') {
      const other = number.slice(0, place) + digit + number.slice(place + 1)
      expect(isOrderNumber(other)).toBe(other === number)
    }
})

test.each(['', 'W', 'W79927398', 'w799273982', '799273982', 'W7992739820', 'WXXXXXXXXX'])(
  '%s is none',
  (text) => {
    expect(isOrderNumber(text)).toBe(false)
  },
)
