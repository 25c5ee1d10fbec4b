import { isToken, newToken } from '@wojaz/account/server'
import { cookieText, cookieValue } from '@wojaz/travel/guest'

const name = 'login_step'

/** What a login that has begun in this browser is known by; empty: none has. */
export function loginBrowserOf(cookies: string | undefined): string {
  const token = cookieValue(cookies, name) ?? ''
  return isToken(token) ? token : ''
}

/** The same, made if there is none, with the cookie that keeps it. It opens nothing by itself. */
export function beginInBrowser(cookies: string | undefined): { browser: string; cookie: string } {
  const browser = loginBrowserOf(cookies) || newToken()
  return { browser, cookie: cookieText(name, browser, { httpOnly: true }) }
}
