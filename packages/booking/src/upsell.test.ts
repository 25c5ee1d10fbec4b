import { expect, test } from 'vitest'
import { lowestPrice, type Upsell } from './upsell.ts'

const luggage: Upsell = {
  type: 'LUGGAGE',
  groupType: 'FLIGHT',
  resignationAvailable: true,
  personRefs: [0, 1],
  childRefs: [],
  variants: [
    { code: 'LUGGAGE_20_INCLUDED', price: 0, childPrice: null, isIncluded: true },
    { code: 'LUGGAGE_25', price: 89_00, childPrice: null, isIncluded: false },
  ],
}

test('"from" is the cheapest thing one has to pay for', () => {
  expect(lowestPrice(luggage)).toBe(89_00)
})
