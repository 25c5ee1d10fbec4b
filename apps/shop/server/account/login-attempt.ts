import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { cookieText, cookieValue } from '@wojaz/travel/guest'

/** The state between the steps of a login: the email address, and the attempt that waits for a code. */
export interface LoginAttempt {
  email: string
  /** Null: the password has not been typed yet. */
  attempt: string | null
}

const name = 'login_attempt'
/** A code is valid for ten minutes, and an email may take some time. */
const maxAgeSeconds = 15 * 60
const cipher = 'aes-256-gcm'

/** The cookie between the steps. It is encrypted, because it contains an email address. */
export function attemptCookie(secret: string, attempt: LoginAttempt): string {
  const nonce = randomBytes(12)
  const seal = createCipheriv(cipher, keyOf(secret), nonce)
  const hidden = Buffer.concat([seal.update(JSON.stringify(attempt)), seal.final()])
  const value = Buffer.concat([nonce, seal.getAuthTag(), hidden]).toString('base64url')
  return cookieText(name, value, { httpOnly: true, maxAge: maxAgeSeconds })
}

export function readAttempt(secret: string, cookies: string | undefined): LoginAttempt | null {
  const value = cookieValue(cookies, name)
  if (!value) return null
  try {
    const bytes = Buffer.from(value, 'base64url')
    const open = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, 12))
    open.setAuthTag(bytes.subarray(12, 28))
    return JSON.parse(Buffer.concat([open.update(bytes.subarray(28)), open.final()]).toString())
  } catch {
    // A cookie that is cut, changed or forged counts as missing.
    return null
  }
}

/** Removes the cookie after a login. */
export function endedAttemptCookies(cookies: string | undefined): string[] {
  return cookieValue(cookies, name) === null ? [] : [cookieText(name, '', { httpOnly: true, maxAge: 0 })]
}

function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'login attempt', 32))
}
