import { expect, test } from 'vitest'
import { withOffer, withoutOffer } from './saved-set.ts'

const two = { wishlistCount: 2, offerCodes: ['A', 'B'] }

test('an offer saved just now comes first', () => {
  expect(withOffer(two, 'C')).toEqual({ wishlistCount: 3, offerCodes: ['C', 'A', 'B'] })
})

test('saved twice it is there once', () => {
  expect(withOffer(two, 'B')).toEqual({ wishlistCount: 2, offerCodes: ['B', 'A'] })
})

test('taken off it is gone; one that was never there changes nothing', () => {
  expect(withoutOffer(two, 'A')).toEqual({ wishlistCount: 1, offerCodes: ['B'] })
  expect(withoutOffer(two, 'C')).toEqual(two)
})
