import { expect, test } from 'vitest'
import { longestPassword, passwordFault } from './password-rule.ts'

test.each([
  ['', 'password-missing'],
  ['krótkie!!', 'password-too-short'],
  // Five people with a skin tone are five characters and more of something else, but not ten letters.
  ['ąęść', 'password-too-short'],
  ['a'.repeat(longestPassword + 1), 'password-too-long'],
])('%s is refused', (password, fault) => {
  expect(passwordFault(password)).toBe(fault)
})

test.each(['dziesięć10', 'zwykłe zdanie bez cyfr', ' '.repeat(10), 'a'.repeat(longestPassword)])(
  '„%s” is long enough',
  (password) => expect(passwordFault(password)).toBeNull(),
)
