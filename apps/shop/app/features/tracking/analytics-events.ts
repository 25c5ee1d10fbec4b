import type { SearchState } from '@wojaz/travel/search'
import { trackedPage } from './tracking-identifier.ts'

interface SeenOrPressed {
  event: 'click' | 'impression'
  identifier: string
}

interface PopupDecided {
  event: 'popup'
  popup: string
  decision: 'yes' | 'no'
}

/** Which offer it was stays with the guest. */
export interface WishlistChanged {
  event: 'wishlist'
  /** After the press. */
  isOfferOnWishlist: boolean
  wishlistCount: number
}

interface ListingShown {
  event: 'listing'
  searchState: TrackedSearchState
}

/** The guest came to an offer by a link of ours: an email, a banner. */
interface Arrived {
  event: 'arrival'
  link: string
}

/** How far a guest came in the quiz; what was answered stays in the browser. */
interface QuizShown {
  event: 'quiz'
  /** Code of the question, or 'result'. */
  step: string
  answered: number
}

/** How many travel, never when they were born. */
interface TrackedParty {
  adultsCount: number
  childCount: number
}

interface TrackedSearchState
  extends Omit<SearchState, 'childrenBirthDates' | 'adultsCount' | 'occupancies'>,
    TrackedParty {
  occupancies: readonly TrackedParty[]
}

/** As pushed to the data layer. */
export type AnalyticsEvent =
  | SeenOrPressed
  | PopupDecided
  | WishlistChanged
  | ListingShown
  | Arrived
  | QuizShown

/** Birth dates and the query of the page the search began on point at a family: neither leaves the browser. */
export function listingShown({
  childrenBirthDates,
  adultsCount,
  occupancies,
  pageUrl,
  ...state
}: SearchState): ListingShown {
  return {
    event: 'listing',
    searchState: {
      ...state,
      ...trackedParty({ adultsCount, childrenBirthDates }),
      occupancies: occupancies.map(trackedParty),
      pageUrl: pageUrl === null ? null : trackedPage(pageUrl.replace(/[?#].*$/s, '')),
    },
  }
}

/** What the shop's own counters keep of an event: a short name, never its details. */
export function countedAs(event: AnalyticsEvent): string {
  switch (event.event) {
    case 'click':
    case 'impression':
      return event.identifier
    case 'popup':
      return `${event.popup} | ${event.decision}`
    case 'wishlist':
      return event.isOfferOnWishlist ? 'added' : 'removed'
    case 'arrival':
      return event.link
    case 'quiz':
      return `${event.step} | ${event.answered}`
    case 'listing': {
      const { tripType, adultsCount, childCount } = event.searchState
      return `${tripType} | ${adultsCount}+${childCount}`
    }
  }
}

function trackedParty({
  adultsCount,
  childrenBirthDates,
}: Pick<SearchState, 'adultsCount' | 'childrenBirthDates'>): TrackedParty {
  return { adultsCount, childCount: childrenBirthDates.length }
}
