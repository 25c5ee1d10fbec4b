import { cookieText, cookieValue } from '@wojaz/travel/guest'

const name = 'known_device'
/** A couple, a guest and an editor may share a browser. */
const most = 4
const maxAgeSeconds = 365 * 24 * 3_600
const shape = /^[\w.-]{1,100}$/

/** The device tokens of the accounts that have logged in with this browser. */
export function readDevices(cookieHeader: string | undefined): string[] {
  return (cookieValue(cookieHeader, name) ?? '')
    .split('~')
    .filter((token) => shape.test(token))
    .slice(0, most)
}

/** Adds these tokens as the newest. The cookie stays after a logout, because it does not log anybody in. */
export function deviceCookie(cookieHeader: string | undefined, ...tokens: readonly string[]): string {
  const others = readDevices(cookieHeader).filter((other) => !tokens.includes(other))
  return cookieText(name, [...tokens, ...others].slice(0, most).join('~'), {
    httpOnly: true,
    maxAge: maxAgeSeconds,
  })
}
