import { cookieText, cookieValue } from '@wojaz/travel/guest'

const name = 'known_device'
/** A couple, a guest and an editor may share a browser. */
const most = 4
const maxAgeSeconds = 365 * 24 * 3_600
const shape = /^[\w.-]{1,100}$/

/** What this browser is known by, of the accounts that were logged in to in it. */
export function readDevices(cookieHeader: string | undefined): string[] {
  return (cookieValue(cookieHeader, name) ?? '')
    .split('~')
    .filter((token) => shape.test(token))
    .slice(0, most)
}

/** With this one as the newest. It stays when somebody logs out: it opens nothing. */
export function deviceCookie(cookieHeader: string | undefined, token: string): string {
  const others = readDevices(cookieHeader).filter((other) => other !== token)
  return cookieText(name, [token, ...others].slice(0, most).join('~'), {
    httpOnly: true,
    maxAge: maxAgeSeconds,
  })
}
