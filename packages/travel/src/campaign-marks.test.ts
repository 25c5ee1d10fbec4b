import { expect, test } from 'vitest'
import { withoutTracking } from './tracking.ts'

test.each([
  ['', ''],
  ['?utm_source=mail&gclid=abc', ''],
  ['?q=morze&utm_campaign=lato', '?q=morze'],
  ['?catalogVersion=Staged', '?catalogVersion=Staged'],
])('of %s the language switch keeps %s', (search, kept) => {
  expect(withoutTracking(search)).toBe(kept)
})
