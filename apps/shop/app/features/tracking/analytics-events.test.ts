import { defaultSearchState, type SearchState } from '@wojaz/travel/search'
import { expect, test } from 'vitest'
import { countedAs, listingShown } from './analytics-events.ts'

const family: SearchState = {
  ...defaultSearchState,
  selectedDestinationsCodes: ['GRCRE'],
  adultsCount: 3,
  childrenBirthDates: ['2019-04-17', '2021-11-02'],
  occupancies: [
    { adultsCount: 2, childrenBirthDates: ['2019-04-17', '2021-11-02'] },
    { adultsCount: 1, childrenBirthDates: [] },
  ],
}

test.each([
  [{ event: 'click', identifier: 'tiles | Grecja' }, 'tiles | Grecja'],
  [{ event: 'impression', identifier: 'tiles | Grecja' }, 'tiles | Grecja'],
  [{ event: 'popup', popup: 'lato-2027', decision: 'no' }, 'lato-2027 | no'],
  [{ event: 'wishlist', isOfferOnWishlist: true, wishlistCount: 3 }, 'added'],
  [{ event: 'wishlist', isOfferOnWishlist: false, wishlistCount: 2 }, 'removed'],
  [{ event: 'arrival', link: 'newsletter-12' }, 'newsletter-12'],
  [{ event: 'quiz', step: 'kiedy', answered: 1 }, 'kiedy | 1'],
  [listingShown(defaultSearchState), 'WS | 2+0'],
  [listingShown(family), 'WS | 3+2'],
] as const)('%j is counted as “%s”', (event, name) => {
  expect(countedAs(event)).toBe(name)
})

test('a listing tells its search with the number of children', () => {
  expect(listingShown(family)).toEqual({
    event: 'listing',
    searchState: {
      tripType: 'WS',
      sortCode: 'price',
      fullPrice: false,
      selectedAirports: [],
      selectedDestinationsCodes: ['GRCRE'],
      durationFrom: null,
      durationTo: null,
      startDate: null,
      endDate: null,
      adultsCount: 3,
      childCount: 2,
      occupancies: [
        { adultsCount: 2, childCount: 2 },
        { adultsCount: 1, childCount: 0 },
      ],
      searchCriteriaCode: null,
      selectedFilterValues: {},
      pageUrl: null,
      seasonStartDate: null,
    },
  })
})

test('nobody’s birth date is in it, wherever the search carries one', () => {
  const searched = { ...family, pageUrl: '/wypoczynek/grecja?q=price:ctChild:2:birthDate:2019-04-17#hotele' }
  expect(JSON.stringify(listingShown(searched))).not.toMatch(/2019|2021|birth/i)
  expect(listingShown(searched).searchState.pageUrl).toBe('/wypoczynek/grecja')
})
