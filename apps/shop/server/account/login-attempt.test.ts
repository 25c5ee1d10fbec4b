import { expect, test } from 'vitest'
import { attemptCookie, endedAttemptCookies, readAttempt } from './login-attempt.ts'

const secret = 'a secret for tests only'
const attempt = { email: 'anna@poczta.example', attempt: 'x'.repeat(43) }
const cookie = attemptCookie(secret, attempt)
const pair = cookie.split(';')[0] ?? ''

test('what was kept between two steps is read again, and only by us', () => {
  expect(readAttempt(secret, `a=1; ${pair}`)).toEqual(attempt)
  expect(readAttempt('another secret', pair)).toBeNull()
  expect(Buffer.from(pair.split('=')[1] ?? '', 'base64url').toString('latin1')).not.toContain('anna')
  expect(cookie).toMatch(/; Max-Age=900; SameSite=Lax; HttpOnly$/)
})

test.each([undefined, 'login_attempt=', 'login_attempt=abc', `${pair.slice(0, -3)}xyz`])(
  'of %s nothing is read',
  (cookies) => expect(readAttempt(secret, cookies)).toBeNull(),
)

test('it is taken away only from whoever has it', () => {
  expect(endedAttemptCookies(pair)).toEqual([expect.stringContaining('Max-Age=0')])
  expect(endedAttemptCookies('a=1')).toEqual([])
})
