import { decodeSearchQuery, type SearchState } from '@wojaz/travel/search'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { describe, expect, vi } from 'vitest'
import { asOneText, readData } from '../../app/browser/one-text.ts'
import type { ListingView } from '../../app/features/listing/listing.ts'
import { type ListingShop, planePath, searched, listingTest as test } from '../listing-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: ListingShop

test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const codesOf = ({ leftOut }: ListingView) => leftOut.map(({ code }) => code)

describe('the listing of a trip type', () => {
  test.each(['WS', 'DW', 'WO', 'NR'] as const)(
    '%s shows its own offers, the cheapest first',
    async (tripType) => {
      const { offers, total, pages, leftOut } = await shop.open(tripTypeConfiguration[tripType].listingPath)
      const prices = offers.map(({ perPerson }) => perPerson)
      expect(total).toBeGreaterThan(0)
      expect(offers.every((offer) => offer.tripType === tripType)).toBe(true)
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
      expect(pages).toEqual({ first: 1, last: 1, count: Math.ceil(total / 10) })
      expect(leftOut).toEqual([])
    },
  )

  test.each(['WS', 'DW', 'WO', 'NR'] as const)('%s: every card names the country', async (tripType) => {
    const { offers } = await shop.open(tripTypeConfiguration[tripType].listingPath)
    expect(offers.length).toBeGreaterThan(0)
    for (const { code, way, place } of offers) {
      const sold = await shop.services.offers.offer(code, { locale: 'pl', perPerson: true })
      const country = sold.ok ? sold.value.breadcrumbs[0]?.name : 'none'
      expect([way[0]?.name, place.split(', ').at(-1)]).toEqual([country, country])
    }
  })

  test('what a list is drawn from survives being sent as JSON', async () => {
    const loaded = await shop.load(planePath)
    expect(readData(structuredClone(asOneText(loaded, null)))).toEqual(loaded)
  })

  test('a card costs what its code says, on its own and together', async () => {
    const { offers } = await shop.open(planePath)
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
      const { listing, searchBar } = await shop.load(tripTypeConfiguration[tripType].listingPath)
      expect(decodeSearchQuery(listing.q)).toMatchObject({ durationFrom: nights, durationTo: nights })
      expect(listing.q).toBe(listing.address.home)
      if (nights) expect(new Set(listing.offers.map((offer) => offer.nights))).toEqual(new Set([nights]))
      if (searchBar) expect(searchBar.search).toMatchObject({ durationFrom: nights, durationTo: nights })
    },
  )

  test('who asks for any length gets any length', async () => {
    const { offers, q } = await shop.open(`${searched({})}&page=1-3`)
    expect(decodeSearchQuery(q)).toMatchObject({ durationFrom: null, durationTo: null })
    expect(new Set(offers.map(({ nights }) => nights)).size).toBeGreaterThan(1)
  })

  test('every count of a facet is what choosing it lists', async () => {
    const { facets } = await shop.open(searched({}))
    const values = facets.flatMap(({ code, values }) => values.map((value) => ({ facet: code, ...value })))
    const some = values.filter(({ count }) => count > 0).filter((_, number) => number % 5 === 0)
    expect(some.length).toBeGreaterThan(2)
    for (const { facet, code, count } of some) {
      const { total } = await shop.open(searched({ selectedFilterValues: { [facet]: [code] } }))
      expect({ facet, code, total }).toEqual({ facet, code, total: count })
    }
  })

  test.each<[string, Partial<SearchState>]>([
    ['as it is', {}],
    ['two boards', { selectedFilterValues: { board: ['AI', 'HB'] } }],
    ['dear, for all', { fullPrice: true, selectedFilterValues: { board: ['AI'], amountRange: ['2000#'] } }],
    ['four stars, KTW', { selectedAirports: ['KTW'], selectedFilterValues: { minHotelCategory: ['4'] } }],
  ])('the lowest price of a list is that of its cheapest offer, in any order: %s', async (_name, state) => {
    const [cheapest] = (await shop.open(searched(state))).offers
    const { lowest, offers } = await shop.open(searched({ ...state, sortCode: 'hotelRating' }))
    expect(offers.length).toBeGreaterThan(0)
    expect(lowest).toBe(state.fullPrice ? cheapest?.total : cheapest?.perPerson)
  })

  test('pages together are the whole, in the order of the whole', async () => {
    const { pages } = await shop.open(planePath)
    const whole = await shop.open(`${planePath}?page=1-${pages.count}`)
    const single = await Promise.all(
      Array.from({ length: pages.count }, (_, number) => shop.open(`${planePath}?page=${number + 1}`)),
    )
    const codes = single.flatMap(({ offers }) => offers.map(({ hotelCode }) => hotelCode))
    expect(codes).toEqual(whole.offers.map(({ hotelCode }) => hotelCode))
    expect(new Set(codes).size).toBe(whole.total)
    const middle = await shop.open(`${planePath}?page=2-${pages.count}`)
    expect(middle.offers.map(({ hotelCode }) => hotelCode)).toEqual(codes.slice(10))
  })

  test('a page beyond the end is the last one, and says so', async () => {
    const { pages, offers, leftOut } = await shop.open(`${planePath}?page=999`)
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
    const view = await shop.open(planePath + query)
    expect(view.total).toBeGreaterThan(0)
    expect(codesOf(view)).toEqual(codes)
  })

  test('a first day that cannot be read is now, and one that can nearly be read is kept', async () => {
    const lost = await shop.open(`${planePath}?q=:price:byPlane:T:startDate:kiedys:tripType:WS`)
    expect(lost.q).toContain(':startDate:2026-06-02:')
    expect(codesOf(lost)).toEqual(['unreadable'])
    const near = await shop.open(`${planePath}?q=:price:byPlane:T:startDate:15.7.2026:tripType:WS`)
    expect(near.q).toContain(':startDate:2026-07-15:')
    expect(codesOf(near)).toEqual([])
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
    const view = await shop.open(searched(state))
    expect(view.total).toBeGreaterThan(0)
    expect(codesOf(view)).toEqual(codes)
  })

  test.each([
    ['3000#2000', 'priceFromGreaterThanPriceTo'],
    ['#0', 'priceToLessThanZero'],
  ])('a price of %s is told at its field, and the list stays', async (range, error) => {
    const { price, total, leftOut } = await shop.open(
      searched({ selectedFilterValues: { amountRange: [range] } }),
    )
    expect(price.error).toBe(error)
    expect(total).toBeGreaterThan(0)
    expect(leftOut).toEqual([])
  })
})

describe('an empty list', () => {
  test('offers ways out, and each leads to as many offers as it says, from the price it says', async () => {
    const view = await shop.open(
      searched({ durationFrom: 29, durationTo: 29, selectedFilterValues: { minHotelCategory: ['5'] } }),
    )
    expect(view.total).toBe(0)
    expect(view.repairs.length).toBeGreaterThan(0)
    for (const { q, count, fromPrice } of view.repairs) {
      const led = await shop.open(`${planePath}?${new URLSearchParams({ q })}`)
      expect({ total: led.total, from: led.offers[0]?.perPerson }).toEqual({ total: count, from: fromPrice })
    }
  })
})

test('a day in q that cannot be read is logged as written, without what else somebody wrote there', async () => {
  const warn = vi.spyOn(shop.services.log, 'warn')
  await shop.open(
    `${planePath}?q=${encodeURIComponent(':price:startDate:2027-13-45:endDate:jan@kow.pl:tripType:WS')}`,
  )
  expect(warn).toHaveBeenCalledWith(
    { days: ['2027-13-45', '???????.??'] },
    'Unparseable search date: from now on is searched',
  )
  warn.mockClear()
  await shop.open(searched({ startDate: '2027-07-01' }))
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
