import { defaultSearchState, encodeSearchQuery } from '@wojaz/travel/search'
import { expect } from 'vitest'
import { type SearchShop, shopTest as test } from '../search-shop.ts'

let shop: SearchShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const family = { ...defaultSearchState, childrenBirthDates: ['2019-04-17'], durationFrom: 7, durationTo: 7 }
const lastSearch = (q: string, headers?: Record<string, string>) =>
  shop.answer<{ search: Record<string, unknown> | null }>('/api/www/last-search', { q }, headers)

test('POST /api/www/last-watched shows what can still be booked, in the order it was seen', async () => {
  const { offers } = await shop.answer<{ offers: { offerCode: string; quote: { total: number } }[] }>(
    '/api/www/search/offers',
    { ...searchBody, metaData: { page: 0, pageSize: 3, sorting: 'price' } },
  )
  const codes = offers.map(({ offerCode }) => offerCode).reverse()
  const past = codes[0]?.replace(/\d{6}/, '200101') ?? ''
  const seen = await shop.answer<{ offers: { code: string; total: number; people: number }[] }>(
    '/api/www/last-watched',
    { offerCodes: [past, ...codes, 'plaża'] },
  )
  expect(seen.offers.map(({ code }) => code)).toEqual(codes)
  expect(seen.offers[0]).toMatchObject({ total: offers.at(-1)?.quote.total, people: 2 })
})

test('POST /api/www/last-search says where it leads now, in the language of the guest', async () => {
  const { search } = await lastSearch(encodeSearchQuery(family), { 'x-market-language': 'cs' })
  expect(search).toMatchObject({
    href: expect.stringMatching(/^\/cs\/wypoczynek\/wyniki-wyszukiwania-samolot\?q=/),
    title: 'Kamkoli',
    facts: ['Letadlem', '7 nocí', '2 dospělí', '1 dítě'],
    price: expect.stringMatching(/^od .+ za osobu$/),
  })
})

test('never more birth dates than children are taken up again, and a trip type with a dash is discarded', async () => {
  const { search } = await lastSearch(
    ':price:byPlane:T:ctAdult:2:ctChild:1:birthDate:2019-04-17:birthDate:2021-11-02:tripType:WS-DW',
  )
  const q = new URL(String(search?.href), 'http://shop').searchParams.get('q')
  expect(q).toBe(':price:byPlane:T:ctAdult:2:ctChild:1:birthDate:2019-04-17:tripType:WS')
})

test('days that are over are left out of it', async () => {
  const { search } = await lastSearch(
    encodeSearchQuery({ ...family, startDate: '2025-05-01', endDate: '2025-05-31' }),
  )
  expect(search?.href).not.toContain('2025-05')
})

test('a search that leads nowhere any more is nothing to go back to', async () => {
  const nowhere = { ...family, selectedDestinationsCodes: ['NOWHERE'] }
  expect(await lastSearch(encodeSearchQuery(nowhere))).toEqual({ search: null })
  expect(await lastSearch(encodeSearchQuery({ ...family, tripType: 'CZ' }))).toEqual({ search: null })
})

test.each(['/api/www/last-search', '/api/www/last-watched'])(
  'POST %s is not for pages of other sites',
  async (url) => {
    const body = { q: ':price', offerCodes: ['x'] }
    expect((await shop.post(url, body, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await shop.post(url, body, { origin: 'https://evil.example' })).statusCode).toBe(403)
  },
)

test.each([
  ['/api/www/last-watched', {}],
  ['/api/www/last-watched', { offerCodes: Array(13).fill('x') }],
  ['/api/www/last-search', { q: '' }],
  ['/api/www/last-search', { q: 'x'.repeat(8_001) }],
])('POST %s of %j is answered with 400', async (url, body) => {
  expect((await shop.post(url, body)).statusCode).toBe(400)
})

const searchBody = {
  offerType: 'BY_PLANE',
  childrenBirthdays: [],
  departuresCodes: [],
  destinationsCodes: [],
  numberOfAdults: 2,
  departureDateFrom: null,
  departureDateTo: null,
  durationFrom: 7,
  durationTo: 7,
  site: 'pl',
  filters: [],
}
