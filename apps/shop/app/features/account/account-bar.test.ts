import { expect, test } from 'vitest'
import { endsAboveBar } from './account-bar.ts'

test.each([
  ['/mytui', true],
  ['/mytui/ustawienia/haslo', true],
  ['/mytui/rezerwacja/W402917652/karta/hotel', true],
  ['/ulubione', true],
  ['/mytui/logowanie', false],
  ['/', false],
])('%s leaves room for the bar of the account: %s', (path, leaves) => {
  expect(endsAboveBar(path, true)).toBe(leaves)
  expect(endsAboveBar(path, false)).toBe(false)
})
