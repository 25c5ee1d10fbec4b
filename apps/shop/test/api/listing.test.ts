import type { TestDatabase } from '@wojaz/database/testing'
import {
  decodeSearchQuery,
  defaultSearchState,
  encodeSearchParams,
  type SearchState,
  tripTypeConfiguration,
} from '@wojaz/travel'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ListingView } from '../../app/features/listing/listing.ts'
import { serverI18n } from '../../app/i18n/server-i18n.ts'
import { loadListing } from '../../server/listing/load-listing.ts'
import {
  type Delivery,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../../server/request-context.ts'
import { consentOf } from '../../server/visitor.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { listingContent } from '../listing-content.ts'
import { today } from '../search-shop.ts'
import { stockedDatabase } from '../shop-database.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let database: TestDatabase
let shop: TestApp

beforeAll(async () => {
  database = await stockedDatabase(listingContent)
  shop = await buildTestApp({ databaseUrl: database.url })
})

afterAll(async () => {
  await shop?.close()
  await database?.drop()
})

const plane = tripTypeConfiguration.WS.listingPath
const allows = { cookie: 'cookie_consent=1.2026-06-01.preferences; listing_sort=priceDESC' }

/** What a loader gets from the server. */
async function contextFor(path: string, cookie: string | undefined) {
  const context = new RouterContextProvider()
  const texts = await shop.services.content.dictionary('pl')
  context.set(servicesContext, shop.services)
  context.set(visitContext, {
    ...{ locale: 'pl', path, drafts: false, consent: consentOf(cookie) },
    visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
  })
  context.set(deliveryContext, { i18n: serverI18n(texts), keepUntil: 1 } as Delivery)
  return context
}

async function open(address: string, headers: Record<string, string> = {}): Promise<ListingView> {
  const request = new Request(`http://localhost:3000${address}`, { headers })
  const context = await contextFor(new URL(request.url).pathname, headers.cookie)
  return (await loadListing(request, context)).listing
}

/** Where a loader sends the guest instead of answering. */
async function sentTo(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await open(address, headers).catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return answer
  throw new Error(`${address} leads nowhere else`)
}

const searched = (state: Partial<SearchState>) =>
  `${plane}?${encodeSearchParams({ ...defaultSearchState, ...state })}`

const codesOf = ({ leftOut }: ListingView) => leftOut.map(({ code }) => code)

describe('the listing of a trip type', () => {
  test.each(['WS', 'DW', 'WO', 'NR'] as const)(
    '%s shows its own offers, the cheapest first',
    async (tripType) => {
      const { offers, total, pages, leftOut } = await open(tripTypeConfiguration[tripType].listingPath)
      const prices = offers.map(({ perPerson }) => perPerson)
      expect(total).toBeGreaterThan(0)
      expect(offers.every((offer) => offer.tripType === tripType)).toBe(true)
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
      expect(pages).toEqual({ first: 1, last: 1, count: Math.ceil(total / 10) })
      expect(leftOut).toEqual([])
    },
  )

  test('a card costs what its code says, on its own and together', async () => {
    const { offers } = await open(plane)
    for (const { code, perPerson, total, url, hotelCode } of offers.slice(0, 3)) {
      const again = await shop.services.offers.offer(code, { locale: 'pl', perPerson: true })
      expect(again).toMatchObject({ ok: true, value: { quote: { perPerson, total } } })
      expect(url).toMatch(new RegExp(`-${hotelCode.toLowerCase()}/OfferCodeWS/${code}$`))
    }
  })

  test.each([
    ['WS', 7],
    ['DW', 7],
    ['NR', 7],
    ['WO', null],
  ] as const)(
    'a bare list of %s is of the usual length, as pages without a search are, and its form says the same',
    async (tripType, nights) => {
      const request = new Request(`http://localhost:3000${tripTypeConfiguration[tripType].listingPath}`)
      const context = await contextFor(new URL(request.url).pathname, undefined)
      const { listing, searchBar } = await loadListing(request, context)
      expect(decodeSearchQuery(listing.q)).toMatchObject({ durationFrom: nights, durationTo: nights })
      expect(listing.q).toBe(listing.address.home)
      if (nights) expect(new Set(listing.offers.map((offer) => offer.nights))).toEqual(new Set([nights]))
      if (searchBar) expect(searchBar.search).toMatchObject({ durationFrom: nights, durationTo: nights })
    },
  )

  test('who asks for any length gets any length', async () => {
    const { offers, q } = await open(`${searched({})}&page=1-3`)
    expect(decodeSearchQuery(q)).toMatchObject({ durationFrom: null, durationTo: null })
    expect(new Set(offers.map(({ nights }) => nights)).size).toBeGreaterThan(1)
  })

  test('every count of a facet is what choosing it lists', async () => {
    const { facets } = await open(searched({}))
    const values = facets.flatMap(({ code, values }) => values.map((value) => ({ facet: code, ...value })))
    const some = values.filter(({ count }) => count > 0).filter((_, number) => number % 5 === 0)
    expect(some.length).toBeGreaterThan(2)
    for (const { facet, code, count } of some) {
      const { total } = await open(searched({ selectedFilterValues: { [facet]: [code] } }))
      expect({ facet, code, total }).toEqual({ facet, code, total: count })
    }
  })

  test.each<[string, Partial<SearchState>]>([
    ['as it is', {}],
    ['two boards', { selectedFilterValues: { board: ['AI', 'HB'] } }],
    ['dear, for all', { fullPrice: true, selectedFilterValues: { board: ['AI'], amountRange: ['2000#'] } }],
    ['four stars, KTW', { selectedAirports: ['KTW'], selectedFilterValues: { minHotelCategory: ['4'] } }],
  ])('the lowest price of a list is that of its cheapest offer, in any order: %s', async (_name, state) => {
    const [cheapest] = (await open(searched(state))).offers
    const { lowest, offers } = await open(searched({ ...state, sortCode: 'hotelRating' }))
    expect(offers.length).toBeGreaterThan(0)
    expect(lowest).toBe(state.fullPrice ? cheapest?.total : cheapest?.perPerson)
  })

  test('pages together are the whole, in the order of the whole', async () => {
    const { pages } = await open(plane)
    const whole = await open(`${plane}?page=1-${pages.count}`)
    const single = await Promise.all(
      Array.from({ length: pages.count }, (_, number) => open(`${plane}?page=${number + 1}`)),
    )
    const codes = single.flatMap(({ offers }) => offers.map(({ hotelCode }) => hotelCode))
    expect(codes).toEqual(whole.offers.map(({ hotelCode }) => hotelCode))
    expect(new Set(codes).size).toBe(whole.total)
    const middle = await open(`${plane}?page=2-${pages.count}`)
    expect(middle.offers.map(({ hotelCode }) => hotelCode)).toEqual(codes.slice(10))
  })

  test('a page beyond the end is the last one, and says so', async () => {
    const { pages, offers, leftOut } = await open(`${plane}?page=999`)
    expect(pages.first).toBe(pages.count)
    expect(offers.length).toBeGreaterThan(0)
    expect(leftOut).toEqual([{ code: 'page' }])
  })
})

describe('any address explains itself', () => {
  test.each([
    ['?q=rubbish', ['unreadable']],
    ['?q=%3Aprice%3Actadult%3A2', ['filter']],
    [`?q=${'x'.repeat(20_000)}`, ['unreadable']],
    ['?q=%00%ff%3A%3A%3A', ['unreadable']],
    ['?page=-3', ['page']],
    ['?map=1,2', ['map']],
    ['?map=north', ['map']],
  ])('%.40s', async (query, codes) => {
    const view = await open(plane + query)
    expect(view.total).toBeGreaterThan(0)
    expect(codesOf(view)).toEqual(codes)
  })

  test.each<[string, Partial<SearchState>, string[]]>([
    ['days that have passed', { startDate: '2025-07-01', endDate: '2025-07-14' }, ['dates-past']],
    ['a range that has begun', { startDate: '2026-05-01', endDate: '2026-12-31' }, ['start-past']],
    ['an unknown airport', { selectedAirports: ['QQQ'] }, ['airport']],
    ['unknown places', { selectedDestinationsCodes: ['ATLANTIS', 'MU'] }, ['destination', 'destination']],
    ['an unknown filter', { selectedFilterValues: { aura: ['good'] } }, ['filter']],
    ['an unknown value', { selectedFilterValues: { board: ['XX'] } }, ['filter']],
    ['a child not born yet', { childrenBirthDates: ['2030-01-01'] }, ['children']],
  ])('%s', async (_, state, codes) => {
    const view = await open(searched(state))
    expect(view.total).toBeGreaterThan(0)
    expect(codesOf(view)).toEqual(codes)
  })

  test.each([
    ['3000#2000', 'priceFromGreaterThanPriceTo'],
    ['#0', 'priceToLessThanZero'],
  ])('a price of %s is told at its field, and the list stays', async (range, error) => {
    const { price, total, leftOut } = await open(searched({ selectedFilterValues: { amountRange: [range] } }))
    expect(price.error).toBe(error)
    expect(total).toBeGreaterThan(0)
    expect(leftOut).toEqual([])
  })
})

describe('an empty list', () => {
  test('offers ways out, and each leads to as many offers as it says, from the price it says', async () => {
    const view = await open(
      searched({ durationFrom: 29, durationTo: 29, selectedFilterValues: { minHotelCategory: ['5'] } }),
    )
    expect(view.total).toBe(0)
    expect(view.repairs.length).toBeGreaterThan(0)
    for (const { q, count, fromPrice } of view.repairs) {
      const led = await open(`${plane}?${new URLSearchParams({ q })}`)
      expect({ total: led.total, from: led.offers[0]?.perPerson }).toEqual({ total: count, from: fromPrice })
    }
  })
})

describe('forms without scripts', () => {
  test('filters lead to the address that says them', async () => {
    const { status, headers } = await sentTo(
      `${plane}?form=filters&filter.board=AI&filter.minHotelCategory=&priceFrom=1 000&priceTo=`,
    )
    expect(status).toBe(303)
    const expected = { board: ['AI'], amountRange: ['1000#'] }
    expect(headers.get('location')).toBe(
      searched({ durationFrom: 7, durationTo: 7, selectedFilterValues: expected }).replace(
        '&fullPrice=false',
        '',
      ),
    )
  })

  test('a sort is remembered where the guest allows it, and only there', async () => {
    const form = `${plane}?form=sort&sort=hotelRating`
    expect((await sentTo(form, allows)).headers.get('set-cookie')).toMatch(
      /^listing_sort=hotelRating; Path=\//,
    )
    expect((await sentTo(form)).headers.get('set-cookie')).toBeNull()
  })
})

describe('sorts', () => {
  test('the remembered one orders the bare address; a link keeps its own', async () => {
    const dearest = await open(plane, allows)
    const prices = dearest.offers.map(({ perPerson }) => perPerson)
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
    expect((await open(searched({ sortCode: 'hotelRating' }), allows)).q).toMatch(/^:hotelRating:/)
    expect((await open(plane, { cookie: 'listing_sort=priceDESC' })).q).toMatch(/^:price:/)
  })

  test('by departure looks at the next days, the cheapest first', async () => {
    const { offers } = await open(searched({ sortCode: 'nearestDeparture' }))
    expect(offers.length).toBeGreaterThan(0)
    expect(offers.every(({ departureDate }) => departureDate > today && departureDate <= '2026-06-15')).toBe(
      true,
    )
  })
})

test('a link with a search of another trip type leads to that type', async () => {
  const car = encodeSearchParams({ ...defaultSearchState, tripType: 'DW' })
  const { status, headers } = await sentTo(`${plane}?${car}`)
  expect(status).toBe(302)
  expect(headers.get('location')).toMatch(/^\/wypoczynek\/wyniki-wyszukiwania-samochod\?q=/)
})

test('a circle on the map narrows the list to it', async () => {
  const all = await open(`${plane}?page=1-3`)
  const [{ coordinates: centre } = { coordinates: { latitude: 0, longitude: 0 } }] = all.offers
  const near = await open(`${plane}?map=${centre.latitude.toFixed(3)},${centre.longitude.toFixed(3)},5`)
  expect(near.total).toBeGreaterThan(0)
  expect(near.total).toBeLessThan(all.total)
  expect(near.around).toMatchObject({ radiusKm: 5 })
})
