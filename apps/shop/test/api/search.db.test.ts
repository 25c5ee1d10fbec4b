import type { Offer, SearchResult } from '@wojaz/offers'
import { addDays } from '@wojaz/travel/dates'
import { describe, expect } from 'vitest'
import { type SearchShop, services, shopTest as test, today } from '../search-shop.ts'

const byPlane = { offerType: 'BY_PLANE', durationFrom: 5, durationTo: 9 }

let shop: SearchShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const post: SearchShop['post'] = (...asked) => shop.post(...asked)
const answer: SearchShop['answer'] = (...asked) => shop.answer(...asked)

const search = (payload: object = byPlane) => answer<SearchResult>('/api/www/search/offers', payload)

describe('POST /api/www/search/offers', () => {
  test('answers with a page of bookable offers, cheapest first', async () => {
    const { offers, pagination, facets, histogram } = await search()
    expect(offers.length).toBe(Math.min(10, pagination.totalResults))
    expect(pagination).toMatchObject({ page: 0, pageSize: 10, sorting: 'price' })
    expect(offers.map(({ discountPrice }) => discountPrice)).toEqual(
      offers.map(({ discountPrice }) => discountPrice).sort((a, b) => a - b),
    )
    for (const offer of offers) {
      expect(offer.offerCode.slice(0, 3)).toBe(offer.airportCode)
      expect(offer.departureFlight?.seatsLeft).toBeGreaterThanOrEqual(2)
      expect(offer.duration).toBeGreaterThanOrEqual(5)
    }
    expect(facets.length).toBeGreaterThan(0)
    expect(histogram.reduce((sum, { count }) => sum + count, 0)).toBe(pagination.totalResults)
  })

  test('pages together are the whole list', async () => {
    const { pagination } = await search()
    const pages = await Promise.all(
      [0, 1, 2, 3, 4].map((page) => search({ ...byPlane, metaData: { page, pageSize: 7 } })),
    )
    const hotels = pages.flatMap(({ offers }) => offers.map(({ hotelCode }) => hotelCode))
    expect(new Set(hotels).size).toBe(Math.min(35, pagination.totalResults))
  })

  test('priceSelector turns prices per person into prices for all', async () => {
    const fullPrice = { filterId: 'priceSelector', selectedValues: ['fullPrice'] }
    const perPerson = (await search()).offers
    const full = (await search({ ...byPlane, filters: [fullPrice] })).offers
    expect(perPerson.map(({ price, quote }) => [price >= quote.perPerson, quote.total])).toEqual(
      full.map(({ discountPrice }) => [true, discountPrice]),
    )
  })

  test('an empty list comes with the ways out of it', async () => {
    const { offers, repairs } = await search({
      ...byPlane,
      departureDateFrom: addDays(today, 70),
      departureDateTo: addDays(today, 75),
    })
    expect(offers).toEqual([])
    expect(repairs.length).toBeGreaterThan(0)
    for (const repair of repairs)
      expect(await search(repair.request)).toMatchObject({ pagination: { totalResults: repair.count } })
  })

  test('old spellings of a trip type mean the same', async () => {
    expect(await search({ ...byPlane, offerType: 'BYPLANE' })).toEqual(await search())
  })

  test.each([
    ['LINEARFLIGHT', 'BY_PLANE'],
    ['SKIBYPLANE', 'SKI'],
  ])('%s is %s of that kind', async (spelling, offerType) => {
    const filters = [{ filterId: 'additionalType', selectedValues: [spelling] }]
    const found = await search({ offerType: spelling })
    expect(found.pagination.totalResults).toBeGreaterThan(0)
    expect(found).toEqual(await search({ offerType, filters }))
  })

  test('several rooms are one offer with a room for each', async () => {
    const rooms = [{ adultsCount: 2 }, { adultsCount: 1, childrenBirthDates: ['2020-02-02'] }]
    const { offers } = await search({ offerType: 'BY_PLANE', occupancies: rooms })
    for (const { occupancies } of offers)
      expect(occupancies.map(({ participantsCount }) => participantsCount)).toEqual([2, 2])
  })
})

test.each([
  ['/api/www/search/offers', `${services}/search/offers`, byPlane],
  ['/api/www/search/offers/count', `${services}/search/offers/count`, byPlane],
  ['/api/www/search/offers/promoted', `${services}/search/promoted`, byPlane],
  ['/api/www/search/listing/filters', `${services}/listing/filters`, byPlane],
  ['/api/www/search/listing/filters', '/api/www/search/offers/listing/filters', byPlane],
  ['/api/www/gs', `${services}/gs`, { tripType: 'WS' }],
  ['/api/www/listing/gs/initial', `${services}/gs/initial`, { tripType: 'WS' }],
])('POST %s and %s answer the same', async (one, other, payload) => {
  expect(await answer(one, payload)).toEqual(await answer(other, payload))
})

test.each(['BY_PLANE', 'BY_CAR', 'TOUR', 'SKI'])(
  'the count of %s is the number of results',
  async (offerType) => {
    const { pagination } = await search({ offerType })
    expect(await answer('/api/www/search/offers/count', { offerType })).toBe(pagination.totalResults)
  },
)

describe('POST /api/www/search/offers/charter', () => {
  test('finds flights there and back, and says which node answered', async () => {
    const { statusCode, headers, body } = await post('/api/www/search/offers/charter', {
      durationFrom: 7,
      durationTo: 7,
    })
    expect(statusCode).toBe(200)
    expect(headers['x-server']).toMatch(/^[\da-f]{8}$/)
    const { offers, pagination, fromPrice } = JSON.parse(body)
    expect(offers).toHaveLength(10)
    expect(fromPrice).toBe(offers[0].price)
    expect(offers[0].returnDate).toBe(addDays(offers[0].departureDate, 7))
    const counted = await answer(`${services}/external/offers/count`, { durationFrom: 7, durationTo: 7 })
    expect(counted).toBe(pagination.totalResults)
  })
})

describe(`POST ${services}/search/offers/price`, () => {
  const price = (offerCode: string, filters: object[] = []) =>
    post(`${services}/search/offers/price`, { offerCode, filters })

  test('prices the code of a hotel and of a flight as the lists did', async () => {
    const [hotel] = (await search()).offers
    const { offers } = await answer<{ offers: Offer[] }>('/api/www/search/offers/charter', {})
    for (const offer of [hotel, offers[0]])
      expect((await price(offer?.offerCode ?? '')).json()).toEqual(offer)
  })

  test('for all or per person, as asked', async () => {
    const [{ offerCode, quote } = {} as Offer] = (await search()).offers
    const full = await price(offerCode, [{ filterId: 'priceSelector', selectedValues: ['fullPrice'] }])
    expect(full.json().discountPrice).toBe(quote.total)
    expect((await price(offerCode)).json().discountPrice).toBe(quote.perPerson)
  })

  test('tells a code it cannot read, an offer it does not know and one that is gone', async () => {
    const [{ offerCode, hotelCode } = {} as Offer] = (await search()).offers
    const long = offerCode.replace(/\d{6}/, '990101')
    const answers = [
      await price("x' or 1=1"),
      await price(offerCode.replace(hotelCode, 'NOSUCH1')),
      await price(long),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 404, 409])
    expect(answers.map((one) => one.json().code)).toEqual([
      'offer-code-unreadable',
      'offer-unknown',
      'date-not-on-sale',
    ])
    for (const one of answers) expect(Object.keys(one.json().fields)).toEqual(['offerCode'])
  })
})

test('every search call is in the documentation with a summary', async () => {
  const { paths } = (await shop.app.inject('/api/docs/json')).json()
  const calls = Object.entries<Record<string, { tags?: string[]; summary?: string }>>(paths).filter(
    ([, { post }]) => post?.tags?.includes('search'),
  )
  expect(calls).toHaveLength(29)
  for (const [, { post }] of calls) expect(post?.summary).toMatch(/\w+/)
})
