import { accepted, refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import { readAddress, readLogin, readNewPassword, readRegistration } from './account-forms.ts'

const anna = {
  email: 'anna@wojaz.example',
  firstName: 'Anna Maria',
  lastName: 'Żółcińska-Nowak',
  password: 'dziesięć10',
}

test('a registration is read without the spaces that keyboards add; the password is left as it was typed', () => {
  expect(
    readRegistration({
      ...anna,
      email: ' anna@wojaz.example ',
      firstName: ' Anna\u00a0Maria ',
      password: ' dziesięć10 ',
    }),
  ).toEqual(accepted({ ...anna, password: ' dziesięć10 ' }))
})

test.each([
  [{ email: '' }, { email: 'email-missing' }],
  [{ email: 'anna@' }, { email: 'email-not-an-address' }],
  [{ firstName: '' }, { firstName: 'first-name-not-a-name' }],
  [{ firstName: 'Wygraj na http://zle.example' }, { firstName: 'first-name-not-a-name' }],
  [{ lastName: 'a'.repeat(61) }, { lastName: 'last-name-not-a-name' }],
  [{ password: 'krótkie' }, { password: 'password-too-short' }],
  [
    { email: 'x', password: '' },
    { email: 'email-not-an-address', password: 'password-missing' },
  ],
])('a registration with %o is refused at its fields', (given, faults) => {
  expect(readRegistration({ ...anna, ...given })).toEqual(refused(faults))
})

test('an empty form says what is missing in every field', () => {
  expect(readRegistration({})).toEqual(
    refused({
      email: 'email-missing',
      firstName: 'first-name-not-a-name',
      lastName: 'last-name-not-a-name',
      password: 'password-missing',
    }),
  )
  expect(readLogin({})).toEqual(refused({ email: 'email-missing', password: 'password-missing' }))
  expect(readAddress({})).toEqual(refused({ email: 'email-missing' }))
  expect(readNewPassword({})).toEqual(refused({ password: 'password-missing' }))
})

test('whoever logs in may have a password of an older rule', () => {
  expect(readLogin({ email: anna.email, password: 'krótkie' }).ok).toBe(true)
  expect(readNewPassword({ password: 'krótkie' })).toEqual(refused({ password: 'password-too-short' }))
})
