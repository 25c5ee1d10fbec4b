import type { OptionalCategory } from './consent-choice.ts'
import type { CookieName } from './cookie-text.ts'

interface Stored {
  category: 'necessary' | OptionalCategory
  /** Ends of dictionary keys: `consent.purpose.*` and `consent.lasts.*`. */
  purpose: string
  lasts: 'quarterHour' | 'month' | 'halfYear' | 'year' | 'campaign' | 'visit' | 'untilErased'
}

interface CookieOfTable extends Stored {
  /** What it is about. A logout ends everything that is about a person, so that the next one at the browser finds nothing. */
  holds: 'person' | 'browser'
}

interface StoredCookie extends CookieOfTable {
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
const cookies: Readonly<Record<CookieName, CookieOfTable>> = {
  cookie_consent: { holds: 'browser', category: 'necessary', purpose: 'cookieConsent', lasts: 'halfYear' },
  carts: { holds: 'person', category: 'necessary', purpose: 'carts', lasts: 'month' },
  attraction_carts: { holds: 'person', category: 'necessary', purpose: 'attractionCarts', lasts: 'month' },
  attraction_link: { holds: 'person', category: 'necessary', purpose: 'orderLink', lasts: 'visit' },
  order_link: { holds: 'person', category: 'necessary', purpose: 'orderLink', lasts: 'visit' },
  wishlist: { holds: 'person', category: 'necessary', purpose: 'wishlist', lasts: 'year' },
  review_votes: { holds: 'browser', category: 'necessary', purpose: 'reviewVotes', lasts: 'year' },
  tui_bt: { holds: 'person', category: 'necessary', purpose: 'sessionShort', lasts: 'quarterHour' },
  tui_rt: { holds: 'person', category: 'necessary', purpose: 'sessionRefresh', lasts: 'month' },
  known_device: { holds: 'browser', category: 'necessary', purpose: 'knownDevice', lasts: 'year' },
  login_step: { holds: 'person', category: 'necessary', purpose: 'loginStep', lasts: 'visit' },
  login_away: { holds: 'person', category: 'necessary', purpose: 'loginStep', lasts: 'visit' },
  login_attempt: { holds: 'person', category: 'necessary', purpose: 'loginAttempt', lasts: 'quarterHour' },
  registered_here: { holds: 'person', category: 'necessary', purpose: 'registeredHere', lasts: 'month' },
  popup_tracking: { holds: 'browser', category: 'preferences', purpose: 'popupTracking', lasts: 'campaign' },
  last_search: { holds: 'person', category: 'preferences', purpose: 'lastSearch', lasts: 'year' },
  listing_sort: { holds: 'browser', category: 'preferences', purpose: 'listingSort', lasts: 'year' },
  first_visit: { holds: 'browser', category: 'preferences', purpose: 'firstVisit', lasts: 'year' },
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
