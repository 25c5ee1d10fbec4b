import { defaultSearchState } from '@wojaz/travel/search'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsEvent } from './analytics-events.ts'

/** Every test loads the module again, without a listener. */
let page: typeof import('./tracking.ts')
beforeEach(async () => {
  vi.resetModules()
  page = await import('./tracking.ts')
})

function heardAfter(happen: () => void): AnalyticsEvent[] {
  const heard: AnalyticsEvent[] = []
  page.listenForEvents((event) => void heard.push(event))
  happen()
  return heard
}

test('a heart tells whether the offer is on the wishlist now, and how many are', () => {
  expect(heardAfter(() => page.trackWishlist({ isOfferOnWishlist: true, wishlistCount: 4 }))).toEqual([
    { event: 'wishlist', isOfferOnWishlist: true, wishlistCount: 4 },
  ])
})

test('a listing tells what was searched for', () => {
  expect(heardAfter(() => page.trackListing({ ...defaultSearchState, tripType: 'NR' }))).toMatchObject([
    { event: 'listing', searchState: { tripType: 'NR', adultsCount: 2, childCount: 0 } },
  ])
})

test('the quiz tells how far a guest came, never what was answered', () => {
  expect(heardAfter(() => page.trackQuiz('kiedy', 1))).toEqual([
    { event: 'quiz', step: 'kiedy', answered: 1 },
  ])
})

test('while statistics are not allowed nobody listens', () => {
  const heard = heardAfter(() => page.listenForEvents(null))
  page.trackWishlist({ isOfferOnWishlist: false, wishlistCount: 0 })
  page.trackListing(defaultSearchState)
  expect(heard).toEqual([])
})

test('what happens before anybody listens is told once, when the listener comes', () => {
  page.trackListing(defaultSearchState)
  page.trackWishlist({ isOfferOnWishlist: true, wishlistCount: 1 })
  expect(heardAfter(() => {}).map(({ event }) => event)).toEqual(['listing', 'wishlist'])
  expect(heardAfter(() => {})).toEqual([])
})

test('of a page that nobody has listened to for long only the last twenty events are kept', () => {
  for (let wishlistCount = 1; wishlistCount <= 25; wishlistCount++)
    page.trackWishlist({ isOfferOnWishlist: true, wishlistCount })
  const heard = heardAfter(() => {})
  expect(heard).toHaveLength(20)
  expect(heard[0]).toMatchObject({ wishlistCount: 6 })
})

test('what happened before a guest allowed statistics is never told', () => {
  page.trackListing(defaultSearchState)
  page.listenForEvents(null)
  page.trackListing(defaultSearchState)
  expect(heardAfter(() => {})).toEqual([])
})
