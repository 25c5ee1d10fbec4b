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

/** It does not contain the offer. */
export interface WishlistChanged {
  event: 'wishlist'
  /** The state after the press. */
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

/** How far a guest got in the quiz. The answers stay in the browser. */
interface QuizShown {
  event: 'quiz'
  /** Code of the question, or 'result'. */
  step: string
  answered: number
}

/** The number of travellers, never their birth dates. */
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

/** Birth dates and the query of the page where the search began could identify a family, so they are left out. */
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

/** The name under which the shop counts an event, without its details. */
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
