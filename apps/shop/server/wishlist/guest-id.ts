import { cookieText, cookieValue } from '@wojaz/travel/guest'
import { customerList, isGuestId } from '@wojaz/wishlist/server'

const wishlistCookie = 'wishlist'

const yearInSeconds = 365 * 86_400

export function guestIdOf(cookies: string | undefined): string | null {
  const id = cookieValue(cookies, wishlistCookie)
  return id !== null && isGuestId(id) ? id : null
}

/** The owner of the list of this request; null: nothing is saved yet. */
export function listOwner(customer: { uid: string } | null, cookies: string | undefined): string | null {
  return customer ? customerList(customer.uid) : guestIdOf(cookies)
}

/** A customer's browser has no guest list. */
export function endedGuestCookie(): string {
  return cookieText(wishlistCookie, '', { maxAge: 0, httpOnly: true })
}

export function guestCookie(id: string): string {
  return cookieText(wishlistCookie, id, { maxAge: yearInSeconds, httpOnly: true })
}
