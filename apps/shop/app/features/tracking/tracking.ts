import type { SearchState } from '@wojaz/travel/search'
import { type AnalyticsEvent, listingShown, type WishlistChanged } from './analytics-events.ts'

type Hear = (event: AnalyticsEvent) => void

/** The listener starts when the page is idle. Until then this many events are buffered, in memory only. */
const keptAtMost = 20

let listener: Hear | null = null
/** Null: there was a listener, or tracking was refused. Without a listener, events are then dropped. */
let kept: AnalyticsEvent[] | null = []

/** Reports an event. Without consent to statistics nobody receives it. */
export function track(event: AnalyticsEvent) {
  if (listener) listener(event)
  else if (kept) kept = [...kept, event].slice(-keptAtMost)
}

/** Called after the wishlist has changed. */
export function trackWishlist(changed: Omit<WishlistChanged, 'event'>) {
  track({ event: 'wishlist', ...changed })
}

/** Called with the search of a listing each time its offers are replaced. */
export function trackListing(state: SearchState) {
  track(listingShown(state))
}

/** Called when a guest came to an offer by a named link. */
export function trackArrival(link: string) {
  track({ event: 'arrival', link })
}

/** Called when a guest sees a question of the quiz or its result. */
export function trackQuiz(step: string, answered: number) {
  track({ event: 'quiz', step, answered })
}

/** Starts with the buffered events. Null: no consent (any more), and the buffer is deleted. */
export function listenForEvents(hear: Hear | null) {
  const before = kept ?? []
  listener = hear
  kept = null
  if (hear) for (const event of before) hear(event)
}
