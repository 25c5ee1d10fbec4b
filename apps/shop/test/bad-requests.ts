import { addDays, addMonths } from '@wojaz/travel/dates'
import { services, today } from './search-shop.ts'

// Invalid search requests, with the field that each refusal names.

export const repeated = (count: number, value: string) => Array.from({ length: count }, () => value)
export const injection = "'; drop table offers.hotels; --"
const facets = (filterId: string, ...selectedValues: string[]) => ({
  filters: [{ filterId, selectedValues }],
})

export const searchPaths = [
  '/api/www/search/offers',
  `${services}/search/offers`,
  '/api/www/search/offers/count',
  `${services}/search/offers/count`,
  '/api/www/search/offers/charter',
  '/api/www/search/offers/charter/top-offers',
  '/api/www/search/offers/promoted',
  `${services}/search/promoted`,
  '/api/www/search/offers/regions',
  '/api/www/search/offers/map',
  '/api/www/search/offers/map/offer',
  '/api/www/search/offers/same-day',
  '/api/www/search/offers/listing/filters',
  '/api/www/search/listing/filters',
  `${services}/listing/filters`,
  '/api/www/lowest-prices/statistics',
  '/api/www/lowest-prices/destinations-filter',
  `${services}/external/offers/count`,
  `${services}/top-offers`,
  `${services}/offers-links`,
  `${services}/calendar/offers`,
]

export const allOffersPaths = [
  '/api/www/hotel-cards/configurators/all-offers',
  `${services}/hotel-cards/configurators/all-offers`,
]
export const pricePath = `${services}/search/offers/price`

export const badSearches: [string, object, string][] = [
  ['an unknown airport', { departuresCodes: ['QQQ'] }, 'departuresCodes'],
  ['an airport without a code', { departuresCodes: [''] }, 'departuresCodes.0'],
  ['SQL in an airport', { departuresCodes: [injection] }, 'departuresCodes'],
  ['too many airports', { departuresCodes: repeated(25, 'WAW') }, 'departuresCodes'],
  ['a number for an airport', { departuresCodes: [7] }, 'departuresCodes.0'],
  ['a sort that does not exist', { metaData: { sorting: 'cheap' } }, 'metaData.sorting'],
  ['a page before the first', { metaData: { page: -1 } }, 'metaData.page'],
  ['a thousand offers at once', { metaData: { pageSize: 1_000 } }, 'metaData.pageSize'],
  ['inverted nights', { durationFrom: 9, durationTo: 3 }, 'durationTo'],
  ['the shortest stay alone', { durationFrom: 7 }, 'durationTo'],
  ['the longest stay alone', { durationTo: 7 }, 'durationFrom'],
  ['a hundred nights', { durationFrom: 100 }, 'durationFrom'],
  ['NaN nights', { durationFrom: 'NaN' }, 'durationFrom'],
  ['half a night', { durationTo: 1.5 }, 'durationTo'],
  ['40 children', { childrenBirthdays: repeated(40, '2020-01-01') }, 'childrenBirthdays'],
  ['a child of tomorrow', { childrenBirthdays: [addDays(today, 1)] }, 'childrenBirthdays'],
  ['a child of seventy', { childrenBirthdays: ['1956-01-01'] }, 'childrenBirthdays'],
  ['a child of nineteen', { childrenBirthdays: [addMonths(today, -19 * 12)] }, 'childrenBirthdays'],
  ['the 31st of February', { childrenBirthdays: ['2020-02-31'] }, 'childrenBirthdays.0'],
  ['no adults', { numberOfAdults: 0 }, 'numberOfAdults'],
  ['NaN adults', { numberOfAdults: Number.NaN }, 'numberOfAdults'],
  ['nine travellers', { numberOfAdults: 5, childrenBirthdays: repeated(4, '2020-01-01') }, 'numberOfAdults'],
  ['four rooms', { occupancies: Array.from({ length: 4 }, () => ({ adultsCount: 1 })) }, 'occupancies'],
  ['a room of children', { occupancies: [{ adultsCount: 0 }] }, 'occupancies.0.adultsCount'],
  ['an unknown filter', facets('astrology', 'leo'), 'astrology'],
  ['an unknown value', facets('facilities', injection), 'facilities'],
  ['SQL in a filter', facets(injection, 'x'), 'filters.0.filterId'],
  ['a thousand values', facets('facilities', ...repeated(1_000, 'pool')), 'filters.0.selectedValues'],
  ['an inverted price range', facets('amountRange', '900#100'), 'amountRange'],
  ['a price range up to nothing', facets('amountRange', '0#0'), 'amountRange'],
  ['a price range of words', facets('amountRange', 'cheap'), 'amountRange'],
  ['another market', { site: 'de' }, 'site'],
  ['an unknown trip type', { offerType: 'SPACE' }, 'offerType'],
  ['an unknown kind', facets('additionalType', 'BYBOAT'), 'additionalType'],
  ['inverted dates', { departureDateFrom: '2026-07-09', departureDateTo: '2026-07-01' }, 'departureDateTo'],
  ['a first day without a day', { departureDateFrom: '' }, 'departureDateFrom'],
  ['a day as guests write it', { departureDateFrom: '01.07.2026' }, 'departureDateFrom'],
]

/** Not sent to trees of places, which ignore the destination. */
export const badCircles: [string, object, string][] = [
  ['an unknown destination', { destinationsCodes: [injection] }, 'destinationsCodes'],
  ['a circle without a centre', { radius: 5 }, 'regionLocation'],
  [
    'a circle around the pole',
    { radius: 5, regionLocation: { latitude: 90, longitude: 0 } },
    'regionLocation.latitude',
  ],
  ['an infinite circle', { radius: 1e9, regionLocation: { latitude: 0, longitude: 0 } }, 'radius'],
]

export const formPaths = [
  '/api/www/gs',
  `${services}/gs`,
  '/api/www/listing/gs/initial',
  `${services}/gs/initial`,
]

/** Invalid bodies. */
export const badBodies = ['', 'null', '[]', '"text"', '{"offerType":NaN}', '{"offerType":{"$ne":1}}', '{']
