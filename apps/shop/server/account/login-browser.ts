import { isToken, newToken } from '@wojaz/account/server'
import { type CookieName, cookieText, cookieValue } from '@wojaz/travel/guest'

type LoginCookie = Extract<CookieName, 'login_step' | 'login_away'>

/** The token of a login that was begun in this browser; empty: there is none. */
export function loginBrowserOf(cookies: string | undefined, name: LoginCookie = 'login_step'): string {
  const token = cookieValue(cookies, name) ?? ''
  return isToken(token) ? token : ''
}

/** Returns the token or makes a new one, with the cookie that stores it. The token alone does not log anybody in. */
export function beginInBrowser(cookies: string | undefined): { browser: string; cookie: string } {
  const browser = loginBrowserOf(cookies) || newToken()
  return { browser, cookie: stepCookie(browser) }
}

/**
 * Logins by another provider use a separate cookie: the login page starts a passkey request by itself, and its answer would
 * overwrite this token.
 */
export function leaveInBrowser(cookies: string | undefined): { browser: string; cookie: string } {
  const browser = loginBrowserOf(cookies, 'login_away') || newToken()
  return { browser, cookie: cookieText('login_away', browser, { httpOnly: true }) }
}

/** The cookie that stores the token of a login from here on. */
export function stepCookie(browser: string): string {
  return cookieText('login_step', browser, { httpOnly: true })
}
