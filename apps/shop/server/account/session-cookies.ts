import { refreshTokenMs, type SessionTokens, shortTokenMs } from '@wojaz/account/server'
import { cookieText, cookieValue } from '@wojaz/travel/guest'

/** What the guest is known by for a quarter of an hour, and what is exchanged for another such. */
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

export function endedSessionCookies(): string[] {
  return ([shortCookie, refreshCookie] as const).map((name) =>
    cookieText(name, '', { httpOnly: true, maxAge: 0 }),
  )
}
