import { expect, test } from 'vitest'
import { preferredLocale } from './locale.ts'

test.each([
  ['cs-CZ,cs;q=0.9,en;q=0.8', 'cs'],
  ['en-GB,en;q=0.9,uk;q=0.4', 'uk'],
  ['pl;q=0.3, hu;q=0.7', 'hu'],
  ['ro;q=0, cs;q=0.1', 'cs'],
  ['de', 'pl'],
  [';;;q=x,,', 'pl'],
  [undefined, 'pl'],
])('a browser that wishes %s is answered in %s', (wish, locale) => {
  expect(preferredLocale(wish)).toBe(locale)
})
