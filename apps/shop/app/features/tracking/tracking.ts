import type { SearchState } from '@wojaz/travel'
import { type AnalyticsEvent, listingShown, type WishlistChanged } from './analytics-events.ts'

let listener: ((event: AnalyticsEvent) => void) | null = null

/** Tells of something that happened; without consent to statistics nobody listens. */
export function track(event: AnalyticsEvent) {
  listener?.(event)
}

/** A heart was pressed: called once the wishlist has changed. */
export function trackWishlist(changed: Omit<WishlistChanged, 'event'>) {
  track({ event: 'wishlist', ...changed })
}

/** A listing shows its offers: called with the search they answer, each time they are replaced. */
export function trackListing(state: SearchState) {
  track(listingShown(state))
}

export function listenForEvents(hear: ((event: AnalyticsEvent) => void) | null) {
  listener = hear
}
