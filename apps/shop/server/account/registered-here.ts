import { cookieText, cookieValue } from '@wojaz/travel/guest'

const name = 'registered_here'
/** A registration that nobody has activated is forgotten after as long. */
const maxAgeSeconds = 30 * 24 * 3_600

/** Shows that the account was asked for in this browser: its owner need not type the password again. */
export function registeredCookie(browser: string): string {
  return cookieText(name, browser, { httpOnly: true, maxAge: maxAgeSeconds })
}

export function readRegistered(cookies: string | undefined): string | null {
  return cookieValue(cookies, name)
}

/** For whoever has come in. */
export function endedRegisteredCookies(cookies: string | undefined): string[] {
  return readRegistered(cookies) === null ? [] : [cookieText(name, '', { httpOnly: true, maxAge: 0 })]
}
