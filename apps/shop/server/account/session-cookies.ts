import { type LoggedIn, refreshTokenMs, type SessionTokens, shortTokenMs } from '@wojaz/account/server'
import { cookieText, cookieValue } from '@wojaz/travel/guest'
import { endedAttractionCookies } from '../checkout/attraction-cookies.ts'
import { endedCartsCookie } from '../checkout/carts-cookie.ts'
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

/** Removes the cookies at logout. */
export function logoutCookies(): string[] {
  return [...endedSessionCookies(), endedCartsCookie(), ...endedAttractionCookies()]
}

export function endedSessionCookies(): string[] {
  return ([shortCookie, refreshCookie] as const).map((name) =>
    cookieText(name, '', { httpOnly: true, maxAge: 0 }),
  )
}
