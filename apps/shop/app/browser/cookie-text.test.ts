import { expect, test } from 'vitest'
import { cookieText, cookieValue } from './cookie-text.ts'

test.each([
  ['a=1', '1'],
  ['b=2; a=1', '1'],
  ['ba=2; a=1; ab=3', '1'],
  ['a=x=y', 'x=y'],
  ['a=z%C5%82oty', 'złoty'],
  ['a=', ''],
])('in “%s” the cookie a is “%s”', (cookies, value) => {
  expect(cookieValue(cookies, 'a')).toBe(value)
})

test.each([undefined, '', 'b=1', 'a=%E0%A4%A'])(
  'in “%s” there is no cookie a that can be read',
  (cookies) => {
    expect(cookieValue(cookies, 'a')).toBeNull()
  },
)

test('a cookie is the whole shop’s, is not sent along from other sites, and stays on HTTPS once it came by it', () => {
  expect(cookieText('a', 'zł', { maxAge: 60, secure: false })).toBe(
    'a=z%C5%82; Path=/; Max-Age=60; SameSite=Lax',
  )
  expect(cookieText('a', '1', { maxAge: 60, secure: true, httpOnly: true })).toBe(
    'a=1; Path=/; Max-Age=60; SameSite=Lax; Secure; HttpOnly',
  )
})

test('what was written can be read', () => {
  const value = '{"lato; 2026":1}'
  const [pair] = cookieText('a', value, { maxAge: 1, secure: false }).split('; Path')
  expect(cookieValue(`b=2; ${pair}`, 'a')).toBe(value)
})
