import { expect, test } from 'vitest'
import { withoutPersonalData } from './personal-data.ts'

test.each([
  ['Cannot read jan.kowalski@example.com of null', 'Cannot read [e-mail] of null'],
  ['/mytui?email=jan@example.com&x=1', '/mytui?email=…&x=1'],
  ['call +48 600 700 800 now', 'call [number] now'],
  ['card 4111 1111 1111 1111', 'card [number]'],
  ['token in ?token=abcdef', 'token in ?token=…'],
  ['departure 2026-11-15', 'departure 2026-11-15'],
])('%s leaves as %s', (text, left) => {
  expect(withoutPersonalData(text)).toBe(left)
})
