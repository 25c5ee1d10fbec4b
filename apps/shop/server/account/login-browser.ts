import { isToken, newToken } from '@wojaz/account/server'
import { type CookieName, cookieText, cookieValue } from '@wojaz/travel/guest'

type LoginCookie = Extract<CookieName, 'login_step' | 'login_away'>

/** What a login that has begun in this browser is known by; empty: none has. */
export function loginBrowserOf(cookies: string | undefined, name: LoginCookie = 'login_step'): string {
  const token = cookieValue(cookies, name) ?? ''
  return isToken(token) ? token : ''
}

/** The same, made if there is none, with the cookie that keeps it. It opens nothing by itself. */
export function beginInBrowser(cookies: string | undefined): { browser: string; cookie: string } {
  const browser = loginBrowserOf(cookies) || newToken()
  return { browser, cookie: stepCookie(browser) }
}

/**
 * For the way to another service and back a cookie of its own: the login page asks for a key by itself, and its answer, which may come
 * later, would put another token in the place of this one.
 */
export function leaveInBrowser(cookies: string | undefined): { browser: string; cookie: string } {
  const browser = loginBrowserOf(cookies, 'login_away') || newToken()
  return { browser, cookie: cookieText('login_away', browser, { httpOnly: true }) }
}

/** Keeps what a login is known by from here on. */
export function stepCookie(browser: string): string {
  return cookieText('login_step', browser, { httpOnly: true })
}
