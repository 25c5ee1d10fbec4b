import { expect, test } from 'vitest'
import { householdOf } from './household.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  [undefined, 'gone'],
])('%s is counted as %s', (ip, household) => {
  expect(householdOf(ip)).toBe(household)
})
