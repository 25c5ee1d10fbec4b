import { expect, test } from 'vitest'
import { maskedPlace } from './masked-place.ts'

test.each([
  ['203.0.113.7', '203.0.*.*'],
  ['::ffff:203.0.113.7', '203.0.*.*'],
  ['2001:db8:12:34', '2001:db8:*'],
  ['gone', null],
  ['', null],
])('of %s %s is kept', (household, place) => {
  expect(maskedPlace(household)).toBe(place)
})
