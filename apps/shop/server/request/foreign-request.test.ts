import { expect, test } from 'vitest'
import { isForeign } from './foreign-request.ts'

const shop = 'https://wojaz.example'

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: shop }, true],
  [{ origin: shop }, false],
  [{ origin: 'https://wojaz.example.org' }, true],
  [{ origin: 'http://wojaz.example' }, true],
  [{ origin: 'null' }, true],
  [{}, false],
])('%j is foreign: %s', (headers, foreign) => {
  expect(isForeign({ headers }, shop)).toBe(foreign)
})
