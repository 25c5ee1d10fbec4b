import { defaultSearchState } from '@wojaz/travel'
import { expect, test } from 'vitest'
import { countedAs, listingContentEvent, wishlistEvent } from './analytics-events.ts'

test('the wishlist event carries isOfferOnWishlist and wishlistCount', () => {
  expect(wishlistEvent(true, 3)).toEqual({ event: 'wishlist', isOfferOnWishlist: true, wishlistCount: 3 })
})

test('the listing content event carries the search state, with the number of children instead of their birth dates', () => {
  const search = { ...defaultSearchState, childrenBirthDates: ['2019-04-12', '2022-01-30'] }
  const { event, searchState } = listingContentEvent(search)
  expect(event).toBe('listingContent')
  expect(searchState).toMatchObject({ childCount: 2, adultsCount: 2, tripType: 'WS' })
  expect(JSON.stringify(searchState)).not.toContain('2019')
})

test('the rooms of several parties, with birth dates in them, stay behind too', () => {
  const occupancies = [{ adultsCount: 1, childrenBirthDates: ['2019-04-12'] }]
  const { searchState } = listingContentEvent({ ...defaultSearchState, occupancies })
  expect(JSON.stringify(searchState)).not.toContain('2019')
})

test('of the page the search began on the address is told, not the query with the party in it', () => {
  const pageUrl = '/wypoczynek?q=%3Aprice%3ActChild%3A1%3AbirthDate%3A2019-04-12'
  expect(listingContentEvent({ ...defaultSearchState, pageUrl }).searchState.pageUrl).toBe('/wypoczynek')
})

test.each([
  [{ event: 'click', identifier: 'tiles | Grecja' }, 'tiles | Grecja'],
  [{ event: 'popup', popup: 'lato-2027', decision: 'no' }, 'lato-2027 | no'],
  [wishlistEvent(false, 0), 'removed'],
  [listingContentEvent(defaultSearchState), 'WS'],
] as const)('%j is counted as “%s”', (event, name) => {
  expect(countedAs(event)).toBe(name)
})
