import type { Offer, SearchResult, Suggestion } from '@wojaz/offers'
import { addDays, addMonths } from '@wojaz/travel/dates'
import { expect } from 'vitest'
import { type SearchShop, services, shopTest as test, today } from '../search-shop.ts'

const byPlane = { offerType: 'BY_PLANE', durationFrom: 5, durationTo: 9 }

let shop: SearchShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const post: SearchShop['post'] = (...asked) => shop.post(...asked)
const answer: SearchShop['answer'] = (...asked) => shop.answer(...asked)
const search = (payload: object = byPlane) => answer<SearchResult>('/api/www/search/offers', payload)

test('POST /api/www/search/offers/promoted has reduced offers only', async () => {
  const promoted = await answer<Offer[]>('/api/www/search/offers/promoted', { offerType: 'BY_PLANE' })
  for (const { quote } of promoted) expect(quote.discountPercent).toBeGreaterThan(0)
})

test('POST top-offers and offers-links name the same offers', async () => {
  const top = await answer<Offer[]>(`${services}/top-offers`, byPlane)
  const links = await answer<{ offerCode: string; url: string }[]>(`${services}/offers-links`, byPlane)
  expect(top.length).toBeGreaterThan(0)
  expect(links.map(({ url }) => url)).toEqual(
    top.map(({ hotelUrl, tripType, offerCode }) => `${hotelUrl}/OfferCode${tripType}/${offerCode}`),
  )
})

test('POST /api/www/search/offers/same-day has departures of one day', async () => {
  const departureDateFrom = addDays(today, 9)
  const { offers } = await answer<SearchResult>('/api/www/search/offers/same-day', {
    offerType: 'BY_PLANE',
    departureDateFrom,
  })
  expect(new Set(offers.map(({ departureDate }) => departureDate))).toEqual(new Set([departureDateFrom]))
})

test('POST /api/www/search/offers/regions counts a country as its regions together', async () => {
  const countries = await answer<{ count: number; children: { count: number }[] }[]>(
    '/api/www/search/offers/regions',
    byPlane,
  )
  expect(countries.length).toBeGreaterThan(0)
  for (const { count, children } of countries)
    expect(children.reduce((sum, region) => sum + region.count, 0)).toBe(count)
})

test('POST /api/www/search/offers/suggest forgives a typo', async () => {
  const [{ hotelName, hotelCode, hotelUrl } = {} as Offer] = (await search()).offers
  const found = await answer<Suggestion[]>('/api/www/search/offers/suggest', {
    text: hotelName.toLowerCase(),
  })
  expect(found[0]).toMatchObject({ code: hotelCode, hotelUrl })
})

test('POST calendar/offers has the lowest price of each day', async () => {
  const days = await answer<{ date: string; price: number }[]>(`${services}/calendar/offers`, byPlane)
  const [cheapest] = (await search()).offers
  expect(Math.min(...days.map(({ price }) => price))).toBe(cheapest?.discountPrice)
})

test('POST listing/filters counts what the list would have', async () => {
  const { filters, totalResults } = await answer<{ filters: SearchResult['facets']; totalResults: number }>(
    `${services}/listing/filters`,
    byPlane,
  )
  const facet = filters.find(({ code }) => code === 'facilities')
  const pool = facet?.values.find(({ code }) => code === 'pool')
  const narrowed = { ...byPlane, filters: [{ filterId: 'facilities', selectedValues: ['pool'] }] }
  expect(pool?.count).toBe(await answer('/api/www/search/offers/count', narrowed))
  expect(totalResults).toBe(await answer('/api/www/search/offers/count', byPlane))
})

test('POST hotel-cards/configurators/all-offers has one hotel, page by page', async () => {
  const [{ hotelCode, offerCode } = {} as Offer] = (await search()).offers
  const path = `${services}/hotel-cards/configurators/all-offers`
  const { offers } = await answer<SearchResult>(path, { ...byPlane, hotelCode, metaData: { pageSize: 6 } })
  expect(offers[0]?.offerCode).toBe(offerCode)
  expect(new Set(offers.map((offer) => offer.hotelCode))).toEqual(new Set([hotelCode]))
  for (const metaData of [undefined, {}, { page: 0 }]) {
    const first = await answer<SearchResult>(path, { hotelCode, metaData })
    expect([first.pagination.pageSize, first.offers.length]).toEqual([6, 6])
  }
  const stranger = await post(path, { hotelCode: 'NOSUCH1' })
  expect([stranger.statusCode, Object.keys(stranger.json().fields)]).toEqual([404, ['hotelCode']])
})

test('a stay has both ends or none, and who is nineteen is no child: both are said in a sentence', async () => {
  const half = await post('/api/www/search/offers', { offerType: 'BY_PLANE', durationFrom: 7 })
  expect([half.statusCode, half.json().fields]).toEqual([
    400,
    { durationTo: 'Podaj najkrótszy i najdłuższy pobyt: oba albo żaden.' },
  ])
  const grown = { ...byPlane, childrenBirthdays: [addMonths(today, -19 * 12)] }
  const old = await post('/api/www/search/offers', grown)
  expect([old.statusCode, old.json().code]).toEqual([400, 'child-birth-date-impossible'])
  expect(old.json().fields.childrenBirthdays).toMatch(/najwyżej 18 lat/)
  const young = { ...byPlane, childrenBirthdays: [addMonths(today, -18 * 12)] }
  const [offer] = (await answer<SearchResult>('/api/www/search/offers', young)).offers
  const [born = '', grownUp = ''] = [-18, -19].map((years) =>
    addMonths(today, years * 12)
      .slice(2)
      .replaceAll('-', ''),
  )
  const offerCode = offer?.offerCode.replace(born, grownUp)
  const priced = await post(`${services}/search/offers/price`, { offerCode })
  expect([priced.statusCode, priced.json().code]).toEqual([400, 'child-birth-date-impossible'])
})

test('POST /api/www/lowest-prices: the filter has the countries of the statistics', async () => {
  const statistics = await answer<{ code: string; months: { price: number }[] }[]>(
    '/api/www/lowest-prices/statistics',
    byPlane,
  )
  const { values } = await answer<SearchResult['facets'][number]>(
    '/api/www/lowest-prices/destinations-filter',
    byPlane,
  )
  const lowest = statistics.map(({ code, months }) => [code, Math.min(...months.map(({ price }) => price))])
  expect(Object.fromEntries(values.map(({ code, fromPrice }) => [code, fromPrice]))).toEqual(
    Object.fromEntries(lowest),
  )
})

test.each([
  ['nearestDeparture', 14],
  ['flightDate', 45],
])('sorting by %s means the same in every call as in the list: the next %d days', async (sorting, days) => {
  const asked = { offerType: 'BY_PLANE', metaData: { sorting, pageSize: 100 } }
  const last = addDays(today, days)
  const { offers, pagination } = await search(asked)
  expect(offers.filter(({ departureDate }) => departureDate <= today || departureDate > last)).toEqual([])
  const count = await answer<number>('/api/www/search/offers/count', asked)
  const filters = await answer<{ totalResults: number }>('/api/www/search/listing/filters', asked)
  const map = await answer<{ totalResults: number }>('/api/www/search/offers/map', asked)
  expect([count, filters.totalResults, map.totalResults]).toEqual(Array(3).fill(pagination.totalResults))
  const later = { ...asked, departureDateFrom: addDays(today, 60), departureDateTo: addDays(today, 400) }
  const { offers: found } = await search(later)
  expect(found.filter(({ departureDate }) => departureDate > addDays(today, 59 + days))).toEqual([])
})
