import { refreshTokenMs, type SessionTokens, shortTokenMs } from '@wojaz/account/server'
import { cookieText, cookieValue } from '../../app/browser/cookie-text.ts'

/** What the guest is known by for a quarter of an hour, and what is exchanged for another such. */
const shortCookie = 'tui_bt'
const refreshCookie = 'tui_rt'

export function readSession(cookies: string | undefined): { short: string | null; refresh: string | null } {
  return { short: cookieValue(cookies, shortCookie), refresh: cookieValue(cookies, refreshCookie) }
}

export function sessionCookies({ short, refresh }: SessionTokens, secure: boolean): string[] {
  const traits = { secure, httpOnly: true }
  return [
    cookieText(shortCookie, short, { ...traits, maxAge: shortTokenMs / 1000 }),
    cookieText(refreshCookie, refresh, { ...traits, maxAge: refreshTokenMs / 1000 }),
  ]
}

export function endedSessionCookies(secure: boolean): string[] {
  return [shortCookie, refreshCookie].map((name) =>
    cookieText(name, '', { secure, httpOnly: true, maxAge: 0 }),
  )
}
