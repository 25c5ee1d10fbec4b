import type { OptionalCategory } from './consent-choice.ts'
import type { CookieName } from './cookie-text.ts'

interface Stored {
  category: 'necessary' | OptionalCategory
  /** Ends of dictionary keys: `consent.purpose.*` and `consent.lasts.*`. */
  purpose: string
  lasts: 'quarterHour' | 'month' | 'halfYear' | 'year' | 'campaign' | 'visit' | 'untilErased'
}

interface StoredCookie extends Stored {
  /** As the browser's developer tools show it. */
  name: CookieName
  place: 'cookie'
}

interface StoredText extends Stored {
  name: string
  place: 'localStorage' | 'sessionStorage'
}

export type StoredThing = StoredCookie | StoredText

/** The type makes it complete: a cookie without an entry here cannot be set. */
const cookies: Readonly<Record<CookieName, Stored>> = {
  cookie_consent: { category: 'necessary', purpose: 'cookieConsent', lasts: 'halfYear' },
  carts: { category: 'necessary', purpose: 'carts', lasts: 'month' },
  attraction_carts: { category: 'necessary', purpose: 'attractionCarts', lasts: 'month' },
  attraction_link: { category: 'necessary', purpose: 'orderLink', lasts: 'visit' },
  order_link: { category: 'necessary', purpose: 'orderLink', lasts: 'visit' },
  wishlist: { category: 'necessary', purpose: 'wishlist', lasts: 'year' },
  review_votes: { category: 'necessary', purpose: 'reviewVotes', lasts: 'year' },
  tui_bt: { category: 'necessary', purpose: 'sessionShort', lasts: 'quarterHour' },
  tui_rt: { category: 'necessary', purpose: 'sessionRefresh', lasts: 'month' },
  known_device: { category: 'necessary', purpose: 'knownDevice', lasts: 'year' },
  login_step: { category: 'necessary', purpose: 'loginStep', lasts: 'visit' },
  login_away: { category: 'necessary', purpose: 'loginStep', lasts: 'visit' },
  login_attempt: { category: 'necessary', purpose: 'loginAttempt', lasts: 'quarterHour' },
  registered_here: { category: 'necessary', purpose: 'registeredHere', lasts: 'month' },
  popup_tracking: { category: 'preferences', purpose: 'popupTracking', lasts: 'campaign' },
  last_search: { category: 'preferences', purpose: 'lastSearch', lasts: 'year' },
  listing_sort: { category: 'preferences', purpose: 'listingSort', lasts: 'year' },
  first_visit: { category: 'preferences', purpose: 'firstVisit', lasts: 'year' },
}

export const storedCookies: readonly StoredCookie[] = (Object.keys(cookies) as CookieName[]).map((name) => ({
  ...cookies[name],
  name,
  place: 'cookie',
}))

/** Everything the shop stores in a guest's browser. The privacy settings show this list, and a withdrawn consent erases by it. */
const storedThings: readonly StoredThing[] = [
  ...storedCookies,
  {
    name: 'react-router-scroll-positions',
    category: 'necessary',
    place: 'sessionStorage',
    purpose: 'scrollPositions',
    lasts: 'visit',
  },
  {
    name: 'kept-typing',
    category: 'necessary',
    place: 'sessionStorage',
    purpose: 'keptTyping',
    lasts: 'visit',
  },
  {
    name: 'helpful-reviews',
    category: 'necessary',
    place: 'localStorage',
    purpose: 'helpfulReviews',
    lasts: 'untilErased',
  },
  { name: 'cart-id', category: 'necessary', place: 'sessionStorage', purpose: 'cartId', lasts: 'visit' },
  { name: 'appId', category: 'preferences', place: 'localStorage', purpose: 'appId', lasts: 'untilErased' },
  {
    name: 'last_watched',
    category: 'preferences',
    place: 'localStorage',
    purpose: 'lastWatched',
    lasts: 'untilErased',
  },
]

export function thingsOf(category: StoredThing['category']): StoredThing[] {
  return storedThings.filter((thing) => thing.category === category)
}
