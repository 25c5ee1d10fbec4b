import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { newPasswordFault } from './frequent-passwords.ts'
import { shortestPassword } from './password-rule.ts'

const email = 'ewa@poczta.example'
const list = dictionary['passwords-common'] as readonly string[]

test('none of the three thousand commonest passwords can be chosen', () => {
  expect(list.length).toBeGreaterThan(3_000)
  expect(list.slice(0, 3_000).filter((password) => newPasswordFault(password, email) === null)).toEqual([])
})

test('nor any other of the list that is long enough', () => {
  const long = list.filter((password) => password.length >= shortestPassword)
  expect(long.length).toBeGreaterThan(1_000)
  expect(long.filter((password) => newPasswordFault(password, email) === null)).toEqual([])
})

test.each(['Password2026!', '!!!dragon2024', 'BASKETBALL', 'Football1985'])(
  '„%s” is a common one in disguise',
  (password) => expect(newPasswordFault(password, email)).toBe('password-common'),
)

test.each(['lato nad Bałtykiem', 'dziesięć10', 'monkey lives upstairs'])(
  '„%s” is nobody’s first guess',
  (password) => expect(newPasswordFault(password, email)).toBeNull(),
)
