import { type LoggedIn, refreshTokenMs, type SessionTokens, shortTokenMs } from '@wojaz/account/server'
import { type CookieName, cookieText, cookieValue, storedCookies } from '@wojaz/travel/guest'
import { deviceCookie } from './device-cookie.ts'
import { endedAttemptCookies } from './login-attempt.ts'
import { endedRegisteredCookies } from './registered-here.ts'

/** The access token, valid for a quarter of an hour, and the refresh token it is renewed with. */
const shortCookie = 'tui_bt'
const refreshCookie = 'tui_rt'

export function readSession(cookies: string | undefined): { short: string | null; refresh: string | null } {
  return { short: cookieValue(cookies, shortCookie), refresh: cookieValue(cookies, refreshCookie) }
}

export function sessionCookies({ short, refresh }: SessionTokens): string[] {
  return [
    cookieText(shortCookie, short, { httpOnly: true, maxAge: shortTokenMs / 1000 }),
    cookieText(refreshCookie, refresh, { httpOnly: true, maxAge: refreshTokenMs / 1000 }),
  ]
}

/** The cookies set after a login. */
export function loginCookies({ tokens, device }: LoggedIn, cookies: string | undefined): string[] {
  return [
    ...sessionCookies(tokens),
    deviceCookie(cookies, device),
    ...endedAttemptCookies(cookies),
    ...endedRegisteredCookies(cookies),
  ]
}

const cookiesOfPerson = storedCookies.filter(({ holds }) => holds === 'person').map(({ name }) => name)

/**
 * At logout nothing of the person stays in the browser: no cookie that opens an order or names them, and no page, form or list in
 * the browser's storage.
 */
export function logoutHeaders(): [name: string, value: string][] {
  return [['clear-site-data', '"storage"'], ...cookiesOfPerson.map(ended)]
}

/** Who leaves for good leaves also no sign that the account was used here. */
export function leaveHeaders(): [name: string, value: string][] {
  return [...logoutHeaders(), ended('known_device')]
}

/** A session that is over: whoever sits there may log in again and go on with the cart. */
export function endedSessionCookies(): string[] {
  return ([shortCookie, refreshCookie] as const).map((name) => ended(name)[1])
}

const ended = (name: CookieName): [string, string] => [
  'set-cookie',
  cookieText(name, '', { httpOnly: true, maxAge: 0 }),
]
