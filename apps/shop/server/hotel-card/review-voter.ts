import { cookieText, cookieValue } from '@wojaz/travel/guest'
import { isGuestId, newGuestId } from '@wojaz/wishlist/server'

const voterCookie = 'review_votes'
const yearInSeconds = 365 * 86_400

/** Identifies the voter: a customer, or a browser by a random id used only for this. `cookie` must be set if the id is new. */
export function reviewVoter(
  customer: { uid: string } | null,
  cookies: string | undefined,
): { voter: string; cookie: string | null } {
  if (customer) return { voter: `customer:${customer.uid}`, cookie: null }
  const known = cookieValue(cookies, voterCookie)
  if (known !== null && isGuestId(known)) return { voter: known, cookie: null }
  const voter = newGuestId()
  return { voter, cookie: cookieText(voterCookie, voter, { maxAge: yearInSeconds, httpOnly: true }) }
}
