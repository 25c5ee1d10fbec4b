import { expect, test } from 'vitest'
import { opensLater, signLater } from './later-link.ts'

const secret = 'a secret for tests only'
const noon = new Date('2026-11-15T12:00:00Z')
const until = new Date('2026-12-15T12:00:00Z')
const token = signLater(secret, 'abcdefghijkl', until)

test('a link opens its cart until its day', () => {
  expect(opensLater(secret, 'abcdefghijkl', token, noon)).toBe(true)
  expect(opensLater(secret, 'abcdefghijkl', token, until)).toBe(true)
  expect(opensLater(secret, 'abcdefghijkl', token, new Date(until.getTime() + 1))).toBe(false)
})

test.each([
  ['another cart', 'lkjihgfedcba', token, secret],
  ['another day', 'abcdefghijkl', token.replace(/^\w+/, (end) => `${end}0`), secret],
  ['another secret', 'abcdefghijkl', token, 'not the secret of the shop'],
  ['rubbish', 'abcdefghijkl', 'x', secret],
])('it does not open %s', (_what, cart, link, key) => {
  expect(opensLater(key, cart, link, noon)).toBe(false)
})
