import { expect, test } from 'vitest'
import { tripAnswer } from './home-calls.ts'

test.each([
  [189, 18_900],
  [59.9, 5_990],
  [null, null],
])('an outing for %s złoty costs %s grosze, for one person', (price, answered) => {
  expect(tripAnswer({ title: 'Rejs', price })).toEqual({
    title: 'Rejs',
    priceType: 'personPrice',
    price: answered,
  })
})
