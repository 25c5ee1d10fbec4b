import { createHash, randomBytes } from 'node:crypto'
import { cookieText, cookieValue } from '../../app/browser/cookie-text.ts'

const wishlistCookie = 'wishlist'

const yearInSeconds = 365 * 86_400

/** Nobody guesses 256 bits: who has the id has the list. */
export function newGuestId(): string {
  return randomBytes(32).toString('base64url')
}

export function guestIdOf(cookies: string | undefined): string | null {
  const id = cookieValue(cookies, wishlistCookie)
  return id !== null && /^[\w-]{43}$/.test(id) ? id : null
}

export function guestHash(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}

export function guestCookie(id: string, secure: boolean): string {
  return cookieText(wishlistCookie, id, { maxAge: yearInSeconds, secure, httpOnly: true })
}
