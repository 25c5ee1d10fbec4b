import { expect, test } from 'vitest'
import { deviceCookie, readDevices } from './device-cookie.ts'

const kept = (cookie: string) => readDevices(cookie.split(';')[0])

test('a browser is known to each account that was logged in to in it, the newest first, to four at most', () => {
  let cookie = ''
  for (const token of ['a.1', 'b.2', 'a.1', 'c.3', 'd.4', 'e.5'])
    cookie = deviceCookie(cookie.split(';')[0], token)
  expect(kept(cookie)).toEqual(['e.5', 'd.4', 'c.3', 'a.1'])
})

test('scripts cannot read it, and it lasts for a year', () => {
  expect(deviceCookie(undefined, 'a.1')).toBe(
    'known_device=a.1; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
  )
})

test.each([undefined, 'known_device=', 'known_device=%3Cb%3E', `known_device=${'x'.repeat(200)}`])(
  'of %s nothing is known',
  (cookies) => expect(readDevices(cookies)).toEqual([]),
)
