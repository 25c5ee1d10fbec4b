import type { OptionalCategory } from './consent-choice.ts'

export interface StoredThing {
  /** As a guest finds it in the browser's own tools. */
  name: string
  category: 'necessary' | OptionalCategory
  place: 'cookie' | 'localStorage' | 'sessionStorage'
  /** Ends of dictionary keys: `consent.purpose.*` and `consent.lasts.*`. */
  purpose: string
  lasts: 'quarterHour' | 'month' | 'halfYear' | 'year' | 'campaign' | 'visit' | 'untilErased'
}

/**
 * Everything the shop keeps in a guest's browser. What is not in this list is not stored: the settings show it to the guest, and
 * a withdrawn consent erases by it.
 */
export const storedThings: readonly StoredThing[] = [
  {
    name: 'cookie_consent',
    category: 'necessary',
    place: 'cookie',
    purpose: 'cookieConsent',
    lasts: 'halfYear',
  },
  {
    name: 'react-router-scroll-positions',
    category: 'necessary',
    place: 'sessionStorage',
    purpose: 'scrollPositions',
    lasts: 'visit',
  },
  { name: 'cart-id', category: 'necessary', place: 'sessionStorage', purpose: 'cartId', lasts: 'visit' },
  { name: 'carts', category: 'necessary', place: 'cookie', purpose: 'carts', lasts: 'month' },
  { name: 'wishlist', category: 'necessary', place: 'cookie', purpose: 'wishlist', lasts: 'year' },
  {
    name: 'tui_bt',
    category: 'necessary',
    place: 'cookie',
    purpose: 'sessionShort',
    lasts: 'quarterHour',
  },
  { name: 'tui_rt', category: 'necessary', place: 'cookie', purpose: 'sessionRefresh', lasts: 'month' },
  { name: 'appId', category: 'preferences', place: 'localStorage', purpose: 'appId', lasts: 'untilErased' },
  {
    name: 'last_watched',
    category: 'preferences',
    place: 'localStorage',
    purpose: 'lastWatched',
    lasts: 'untilErased',
  },
  {
    name: 'last_search',
    category: 'preferences',
    place: 'localStorage',
    purpose: 'lastSearch',
    lasts: 'untilErased',
  },
  {
    name: 'popup_tracking',
    category: 'preferences',
    place: 'cookie',
    purpose: 'popupTracking',
    lasts: 'campaign',
  },
  { name: 'listing_sort', category: 'preferences', place: 'cookie', purpose: 'listingSort', lasts: 'year' },
  { name: 'first_visit', category: 'preferences', place: 'cookie', purpose: 'firstVisit', lasts: 'year' },
]

export function thingsOf(category: StoredThing['category']): StoredThing[] {
  return storedThings.filter((thing) => thing.category === category)
}
