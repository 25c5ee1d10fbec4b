import { cookieText, cookieValue } from '@wojaz/travel/guest'
import { customerList, isGuestId } from '@wojaz/wishlist/server'

const wishlistCookie = 'wishlist'

const yearInSeconds = 365 * 86_400

export function guestIdOf(cookies: string | undefined): string | null {
  const id = cookieValue(cookies, wishlistCookie)
  return id !== null && isGuestId(id) ? id : null
}

/** Whose list this request is about; null: nobody has saved anything yet. */
export function listOwner(customer: { uid: string } | null, cookies: string | undefined): string | null {
  return customer ? customerList(customer.uid) : guestIdOf(cookies)
}

/** In the browser of a customer there is no guest's list any more. */
export function endedGuestCookie(): string {
  return cookieText(wishlistCookie, '', { maxAge: 0, httpOnly: true })
}

export function guestCookie(id: string): string {
  return cookieText(wishlistCookie, id, { maxAge: yearInSeconds, httpOnly: true })
}
