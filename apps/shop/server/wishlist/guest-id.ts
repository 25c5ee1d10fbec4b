import { createHash, randomBytes } from 'node:crypto'
import { cookieText, cookieValue } from '@wojaz/travel'

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

/** The list of a customer, on every device. No cookie can say this: ids of guests have another shape. */
export function customerList(uid: string): string {
  return `customer:${uid}`
}

/** Whose list this request is about; null: nobody has saved anything yet. */
export function listOwner(customer: { uid: string } | null, cookies: string | undefined): string | null {
  return customer ? customerList(customer.uid) : guestIdOf(cookies)
}

/** In the browser of a customer there is no guest's list any more. */
export function endedGuestCookie(): string {
  return cookieText(wishlistCookie, '', { maxAge: 0, httpOnly: true })
}

export function guestHash(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}

export function guestCookie(id: string): string {
  return cookieText(wishlistCookie, id, { maxAge: yearInSeconds, httpOnly: true })
}
