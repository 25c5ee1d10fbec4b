import type { SearchState } from '@wojaz/travel'

/** Everything that is counted; the server takes no other name. */
export const countedEvents = ['click', 'impression', 'popup', 'wishlist', 'listingContent'] as const

interface SeenOrPressed {
  event: 'click' | 'impression'
  identifier: string
}

interface PopupDecided {
  event: 'popup'
  popup: string
  decision: 'yes' | 'no'
}

interface WishlistChanged {
  event: 'wishlist'
  isOfferOnWishlist: boolean
  wishlistCount: number
}

interface ListingShown {
  event: 'listingContent'
  searchState: Omit<SearchState, 'childrenBirthDates' | 'occupancies'> & { childCount: number }
}

/** As pushed to the data layer. */
export type AnalyticsEvent = SeenOrPressed | PopupDecided | WishlistChanged | ListingShown

/** Children are counted, not described: their birth dates stay where they were typed. */
export function listingContentEvent(search: SearchState): ListingShown {
  const { childrenBirthDates, occupancies: _, pageUrl, ...rest } = search
  const page = pageUrl?.replace(/[?#].*$/, '') ?? null
  return {
    event: 'listingContent',
    searchState: { ...rest, pageUrl: page, childCount: childrenBirthDates.length },
  }
}

export function wishlistEvent(isOfferOnWishlist: boolean, wishlistCount: number): WishlistChanged {
  return { event: 'wishlist', isOfferOnWishlist, wishlistCount }
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
    case 'listingContent':
      return event.searchState.tripType
  }
}
