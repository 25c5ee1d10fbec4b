import { defaultSearchState } from '@wojaz/travel'
import { afterEach, expect, test } from 'vitest'
import type { AnalyticsEvent } from './analytics-events.ts'
import { listenForEvents, trackListing, trackWishlist } from './tracking.ts'

afterEach(() => listenForEvents(null))

function heardAfter(happen: () => void): AnalyticsEvent[] {
  const heard: AnalyticsEvent[] = []
  listenForEvents((event) => void heard.push(event))
  happen()
  return heard
}

test('a heart tells whether the offer is on the wishlist now, and how many are', () => {
  expect(heardAfter(() => trackWishlist({ isOfferOnWishlist: true, wishlistCount: 4 }))).toEqual([
    { event: 'wishlist', isOfferOnWishlist: true, wishlistCount: 4 },
  ])
})

test('a listing tells what was searched for', () => {
  expect(heardAfter(() => trackListing({ ...defaultSearchState, tripType: 'NR' }))).toMatchObject([
    { event: 'listing', searchState: { tripType: 'NR', adultsCount: 2, childCount: 0 } },
  ])
})

test('while statistics are not allowed nobody listens', () => {
  const heard = heardAfter(() => listenForEvents(null))
  trackWishlist({ isOfferOnWishlist: false, wishlistCount: 0 })
  trackListing(defaultSearchState)
  expect(heard).toEqual([])
})
