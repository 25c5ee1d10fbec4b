import type { CameIn } from '@wojaz/staff/server'
import type { Visit } from './office-services.ts'

/** Sent only to the office and not readable by scripts. It needs no consent and is not one of the guests' cookies. */
const name = 'biuro'

export function readSession(cookies: string | undefined): string | null {
  const pair = (cookies ?? '').split(';').find((one) => one.trim().startsWith(`${name}=`))
  return pair?.split('=')[1]?.trim() || null
}

/** A session cookie, removed when the browser is closed; the server may end the session earlier. Null removes it. */
export function sessionCookie(token: string | null): string {
  return `${name}=${token ?? ''}; Path=/biuro; HttpOnly; SameSite=Lax${token === null ? '; Max-Age=0' : ''}`
}

/** The headers after a login: the session, and that this browser is known from now on. */
export function cameInCookies({ session, device }: CameIn, deviceCookie: Visit['deviceCookie']): Headers {
  const headers = new Headers()
  headers.append('set-cookie', sessionCookie(session))
  headers.append('set-cookie', deviceCookie([device]))
  return headers
}
