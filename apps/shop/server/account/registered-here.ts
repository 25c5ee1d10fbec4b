import { cookieText, cookieValue } from '@wojaz/travel/guest'

const name = 'registered_here'
/** A registration that is not activated is deleted after the same time. */
const maxAgeSeconds = 30 * 24 * 3_600

/** Proves that the account was registered in this browser, so that its owner need not type the password again. */
export function registeredCookie(browser: string): string {
  return cookieText(name, browser, { httpOnly: true, maxAge: maxAgeSeconds })
}

export function readRegistered(cookies: string | undefined): string | null {
  return cookieValue(cookies, name)
}

/** Removes the cookie after a login. */
export function endedRegisteredCookies(cookies: string | undefined): string[] {
  return readRegistered(cookies) === null ? [] : [cookieText(name, '', { httpOnly: true, maxAge: 0 })]
}
