import type { SearchState } from '@wojaz/travel/search'
import { type AnalyticsEvent, listingShown, type WishlistChanged } from './analytics-events.ts'

type Hear = (event: AnalyticsEvent) => void

/** Whoever listens comes after the page is at rest: until then this much is kept, in memory only. */
const keptAtMost = 20

let listener: Hear | null = null
/** Null: this page was listened to, or refused; what happens while nobody listens is then nobody's. */
let kept: AnalyticsEvent[] | null = []

/** Tells of something that happened. Without consent to statistics nobody hears of it. */
export function track(event: AnalyticsEvent) {
  if (listener) listener(event)
  else if (kept) kept = [...kept, event].slice(-keptAtMost)
}

/** A heart was pressed: called once the wishlist has changed. */
export function trackWishlist(changed: Omit<WishlistChanged, 'event'>) {
  track({ event: 'wishlist', ...changed })
}

/** A listing shows its offers: called with the search they answer, each time they are replaced. */
export function trackListing(state: SearchState) {
  track(listingShown(state))
}

/** A guest came to an offer by a link that has a name. */
export function trackArrival(link: string) {
  track({ event: 'arrival', link })
}

/** A guest sees a question of the quiz, or its result. */
export function trackQuiz(step: string, answered: number) {
  track({ event: 'quiz', step, answered })
}

/** With what has happened before; null: the guest does not allow it (any more), and what was kept is forgotten. */
export function listenForEvents(hear: Hear | null) {
  const before = kept ?? []
  listener = hear
  kept = null
  if (hear) for (const event of before) hear(event)
}
