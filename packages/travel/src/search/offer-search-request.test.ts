import { expect, test } from 'vitest'
import { toOfferSearchRequest } from './offer-search-request.ts'
import { defaultSearchState, type SearchState } from './search-state.ts'

test('the default search asks for the first ten holidays by plane for two', () => {
  expect(toOfferSearchRequest(defaultSearchState)).toEqual({
    offerType: 'BY_PLANE',
    childrenBirthdays: [],
    departuresCodes: [],
    destinationsCodes: [],
    numberOfAdults: 2,
    departureDateFrom: null,
    departureDateTo: null,
    durationFrom: null,
    durationTo: null,
    site: 'pl',
    metaData: { page: 0, pageSize: 10, sorting: 'price' },
    filters: [{ filterId: 'priceSelector', selectedValues: ['personPrice'] }],
  })
})

test('everything the guest chose is in the request', () => {
  const family: SearchState = {
    ...defaultSearchState,
    tripType: 'NR',
    sortCode: 'hotelRating',
    fullPrice: true,
    selectedDestinationsCodes: ['LVG'],
    durationFrom: 6,
    durationTo: 8,
    startDate: '2027-01-16',
    endDate: '2027-01-30',
    childrenBirthDates: ['2019-05-01'],
    selectedFilterValues: { stars: ['4', '5'] },
  }
  expect(toOfferSearchRequest(family, { page: 2, pageSize: 6 })).toMatchObject({
    offerType: 'SKI',
    childrenBirthdays: ['2019-05-01'],
    destinationsCodes: ['LVG'],
    departureDateFrom: '2027-01-16',
    departureDateTo: '2027-01-30',
    durationFrom: 6,
    durationTo: 8,
    metaData: { page: 2, pageSize: 6, sorting: 'hotelRating' },
    filters: [
      { filterId: 'priceSelector', selectedValues: ['fullPrice'] },
      { filterId: 'stars', selectedValues: ['4', '5'] },
    ],
  })
})

test('occupancies are sent only with several rooms', () => {
  const couple = { adultsCount: 2, childrenBirthDates: [] }
  const occupancy = { ...couple, participantsCount: 2, roomCode: null, boardCode: null }
  expect(toOfferSearchRequest({ ...defaultSearchState, occupancies: [couple] })).not.toHaveProperty(
    'occupancies',
  )
  expect(toOfferSearchRequest({ ...defaultSearchState, occupancies: [couple, couple] })).toMatchObject({
    numberOfAdults: 4,
    occupancies: [occupancy, occupancy],
  })
})

test('a circle on the map becomes a radius around a location', () => {
  const centre = { latitude: 27.2, longitude: 33.8 }
  const request = toOfferSearchRequest(defaultSearchState, { around: { centre, radiusKm: 25 } })
  expect(request).toMatchObject({ radius: 25, regionLocation: centre })
})

test('a season begins the search where no first day is named, and never after its last', () => {
  const from = (dates: Partial<SearchState>) =>
    toOfferSearchRequest({ ...defaultSearchState, ...dates }).departureDateFrom
  expect(from({ seasonStartDate: '2027-05-01' })).toBe('2027-05-01')
  expect(from({ seasonStartDate: '2027-05-01', endDate: '2027-06-30' })).toBe('2027-05-01')
  expect(from({ seasonStartDate: '2027-05-01', endDate: '2027-04-15' })).toBeNull()
  expect(from({ seasonStartDate: '2027-05-01', startDate: '2027-02-01' })).toBe('2027-02-01')
})
