import { expect, test } from 'vitest'
import { cookieText, cookieValue } from './cookie-text.ts'

test.each([
  ['carts=1', '1'],
  ['b=2; carts=1', '1'],
  ['mycarts=2; carts=1; carts2=3', '1'],
  ['carts=x=y', 'x=y'],
  ['carts=z%C5%82oty', 'złoty'],
  ['carts=', ''],
])('in “%s” the cookie carts is “%s”', (cookies, value) => {
  expect(cookieValue(cookies, 'carts')).toBe(value)
})

test.each([undefined, '', 'b=1', 'carts=%E0%A4%A'])(
  'in “%s” there is no cookie carts that can be read',
  (cookies) => {
    expect(cookieValue(cookies, 'carts')).toBeNull()
  },
)

test('a cookie is the whole shop’s, is not sent along from other sites, and stays on HTTPS once it came by it', () => {
  expect(cookieText('carts', 'zł', { maxAge: 60, secure: false })).toBe(
    'carts=z%C5%82; Path=/; Max-Age=60; SameSite=Lax',
  )
  expect(cookieText('carts', '1', { maxAge: 60, secure: true, httpOnly: true })).toBe(
    'carts=1; Path=/; Max-Age=60; SameSite=Lax; Secure; HttpOnly',
  )
})

test('a cookie without an age is gone when the browser is closed', () => {
  expect(cookieText('order_link', '1', { httpOnly: true })).toBe(
    'order_link=1; Path=/; SameSite=Lax; HttpOnly',
  )
})

test('what was written can be read', () => {
  const value = '{"lato; 2026":1}'
  const [pair] = cookieText('carts', value, { maxAge: 1 }).split('; Path')
  expect(cookieValue(`b=2; ${pair}`, 'carts')).toBe(value)
})
