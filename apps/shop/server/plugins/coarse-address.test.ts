import { expect, test } from 'vitest'
import { coarseAddress } from './coarse-address.ts'

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:abcd:12::1', '2001:db8:abcd::'],
  [undefined, 'gone'],
])('the address %s is logged as %s', (ip, logged) => {
  expect(coarseAddress(ip)).toBe(logged)
})
