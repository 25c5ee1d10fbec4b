import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import {
  decodeSearchQuery,
  defaultSearchState,
  type SearchState,
  toOfferSearchRequest,
} from '@wojaz/travel/search'
import { expect, vi } from 'vitest'
import { flightsPath, type ListingShop, searched, listingTest as test } from '../listing-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: ListingShop

test.beforeAll(({ shop: opened }) => {
  shop = opened
})

/** The flights of a list, and the list. */
async function listed(address: string) {
  const { flights: some, ...list } = await shop.open(address)
  return { ...list, listed: some ?? [] }
}

const flights = (filters: Record<string, string[]> = {}) =>
  searched({ tripType: 'CZ', selectedFilterValues: filters })

test('the bare list is of a week, the cheapest first, with both planes by the clocks of their airports', async () => {
  const { listed: week, offers, total, q, lowest } = await listed(flightsPath)
  expect(offers).toEqual([])
  expect(total).toBeGreaterThan(week.length)
  expect(decodeSearchQuery(q)).toMatchObject({ tripType: 'CZ', durationFrom: 7, sortCode: 'PRICE_ASCENDING' })
  const prices = week.map(({ perPerson }) => perPerson)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(lowest).toBe(prices[0])
  for (const { out, back, nights, luggage, picture, people } of week) {
    expect([out.departs, out.arrives, back?.departs].join(' ')).toMatch(/^(\d\d:\d\d ?){3}$/)
    expect({ nights, people }).toEqual({ nights: 7, people: 2 })
    expect([luggage, picture.src]).toEqual([expect.stringMatching(/^LUGGAGE_/), expect.any(String)])
  }
})

test('every flight leads to the checkout at exactly its price, also one way and of one airline', async () => {
  const { facets } = await shop.open(flights())
  const airline = facets.find(({ code }) => code === 'airline')?.values[0]?.code ?? ''
  const lists = [
    flights(),
    flights({ flightWay: ['oneWay'] }),
    flights({ airline: [airline], luggage: ['checked'] }),
  ]
  for (const address of lists) {
    const { listed: week } = await listed(address)
    expect(week.length).toBeGreaterThan(0)
    for (const { code, total, perPerson } of week) {
      const priced = await shop.services.offers.bookable(code, { locale: 'pl', perPerson: false })
      expect(priced).toMatchObject({ ok: true, value: { tripType: 'CZ', quote: { total, perPerson } } })
    }
  }
})

test.each([
  ['a week', { durationFrom: 7, durationTo: 7 }],
  ['one way', { selectedFilterValues: { flightWay: ['oneWay'] } }],
  ['for all', { fullPrice: true, childrenBirthDates: ['2019-05-01'] }],
])('every day of the fare calendar is the price its list begins with: %s', async (_, wish) => {
  const { listed: some } = await listed(flights())
  const state: SearchState = {
    ...defaultSearchState,
    tripType: 'CZ',
    ...wish,
    selectedAirports: [some[0]?.from.code ?? ''],
    selectedDestinationsCodes: [some[0]?.to.code ?? ''],
  }
  const form = await shop.services.offers.globalSearch(toOfferSearchRequest(state), 'pl')
  const calendar = form.ok ? form.value.find(({ filterType }) => filterType === 'CALENDAR') : undefined
  const days = calendar?.filterType === 'CALENDAR' ? calendar.days : []
  expect(days.length).toBeGreaterThan(3)
  for (const { date, price } of days) {
    const { lowest, listed: ofDay } = await listed(searched({ ...state, startDate: date, endDate: date }))
    expect([date, lowest]).toEqual([date, price])
    const opened = await shop.services.offers.bookable(ofDay[0]?.code ?? '', {
      locale: 'pl',
      perPerson: !state.fullPrice,
    })
    expect(opened).toMatchObject({ ok: true, value: { departureDate: date, price } })
  }
})

test('each value of a filter leads to as many flights as it says', async () => {
  const { facets } = await shop.open(flights())
  expect(facets.map(({ code }) => code)).toEqual(['flightWay', 'hours', 'airline', 'cabin', 'luggage'])
  for (const { code, values } of facets)
    for (const { code: value, count } of values)
      expect((await shop.open(flights({ [code]: [value] }))).total).toBe(count)
})

test('flights in a better class open in the checkout in that class, at the price of the card', async () => {
  const { facets } = await shop.open(flights())
  const classes = facets.find(({ code }) => code === 'cabin')
  expect(classes?.isSingle).toBe(true)
  expect(classes?.values.length).toBeGreaterThan(0)
  for (const { code: cabin } of classes?.values ?? []) {
    const { listed: some } = await listed(flights({ cabin: [cabin] }))
    expect(some.length).toBeGreaterThan(0)
    for (const flight of some) {
      expect(flight.cabin?.code).toBe(cabin)
      const opened = await shop.services.booking.openCart({
        offerCode: flight.code,
        locale: 'pl',
        cabin: flight.cabin?.code ?? null,
      })
      expect(opened).toMatchObject({ ok: true, value: { price: { total: flight.total } } })
    }
  }
  expect((await shop.open(flights({ cabin: ['Economy'] }))).leftOut).toEqual([
    { code: 'filter', value: 'Economy' },
  ])
})

test('the price for all changes what is large, what the range means and the address', async () => {
  const sent = await shop.sentTo(`${flightsPath}?form=priceType&priceType=fullPrice`)
  expect(sent.headers.get('location')).toBe(`${flightsPath}?fullPrice=true`)
  const { fullPrice, lowest, listed: week } = await listed(`${flightsPath}?fullPrice=true`)
  expect({ fullPrice, lowest }).toEqual({ fullPrice: true, lowest: week[0]?.total })
  const dearer = await listed(
    `${flights({ amountRange: [`${Math.ceil((lowest ?? 0) / 100) + 1}#`] }).replace('fullPrice=false', 'fullPrice=true')}`,
  )
  expect(dearer.listed.every(({ total }) => total > (lowest ?? 0))).toBe(true)
})

test('flights to one airport are called by its name, in the list and in the form above it', async () => {
  const { listed: some } = await listed(flights())
  const [{ to } = { to: { code: '', name: '' } }] = some
  const address = searched({ tripType: 'CZ', selectedDestinationsCodes: [to.code] })
  const { names, listed: there, leftOut } = await listed(address)
  expect(leftOut).toEqual([])
  expect(names.destinations).toEqual([to])
  expect(new Set(there.map((one) => one.to.code))).toEqual(new Set([to.code]))
})

test('sorts are those of flights, and each orders the list', async () => {
  const { sorts } = await shop.open(flightsPath)
  expect(sorts).toHaveLength(6)
  const latest = await listed(searched({ tripType: 'CZ', sortCode: 'START_DATE_DESCENDING' }))
  const days = latest.listed.map(({ out }) => out.date)
  expect(days).toEqual([...days].sort().reverse())
  const longest = await listed(searched({ tripType: 'CZ', sortCode: 'DURATION_DESCENDING' }))
  const nights = longest.listed.map((one) => one.nights)
  expect(nights).toEqual([...nights].sort((a, b) => b - a))
})

test('further pages go on where the first ends, and none shows a flight twice', async () => {
  const all = await listed(`${flightsPath}?page=1-3`)
  expect(new Set(all.listed.map(({ code }) => code)).size).toBe(30)
  expect((await shop.open(`${flightsPath}?page=3`)).flights).toEqual(all.listed.slice(20))
})

test('an empty list says what to change; what only hotels have is left out and told', async () => {
  const none = await shop.open(flights({ amountRange: ['1#2'] }))
  expect(none.total).toBe(0)
  for (const { q, count } of none.repairs)
    expect((await shop.open(`${flightsPath}?q=${encodeURIComponent(q)}`)).total).toBe(count)
  expect(none.repairs.length).toBeGreaterThan(0)
  expect((await shop.open(flights({ board: ['AI'] }))).leftOut).toEqual([{ code: 'filter', value: 'board' }])
})

test('the calls know the same filters, and count what they list', async () => {
  const filters = [{ filterId: 'flightWay', selectedValues: ['oneWay'] }]
  const body = { offerType: 'CHARTER', filters }
  const found = await shop.app.inject({
    method: 'POST',
    url: '/api/www/search/offers/charter',
    payload: body,
  })
  expect(found.statusCode).toBe(200)
  expect(found.headers['x-server']).toMatch(/^[0-9a-f]{8}$/)
  const { offers, pagination } = found.json()
  expect(offers[0]).toMatchObject({ returnFlight: null, duration: 0 })
  const code = parseOfferCode(offers[0].offerCode)
  expect(code.ok && encodeOfferCode(code.value)).toBe(offers[0].offerCode)
  const count = {
    method: 'POST',
    url: '/api/services/tui-search/api/external/offers/count',
    payload: body,
  } as const
  expect((await shop.app.inject(count)).json()).toBe(pagination.totalResults)
})

test('top offers of flights are the cheapest to each country, and no country has a cheaper one', async () => {
  const call = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload })
  const asked = { departuresCodes: [], metaData: { pageSize: 3 } }
  const top = (await call('/api/www/search/offers/charter/top-offers', asked)).json()
  expect(top.length).toBeGreaterThan(1)
  const prices = top.map(({ price }: { price: number }) => price)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  const { offers: all } = (await call('/api/www/search/offers/charter', {})).json()
  expect(top[0].price).toBe(all[0].price)
  for (const { destinationAirport, price } of top) {
    const there = { destinationsCodes: [destinationAirport.code], metaData: { pageSize: 1 } }
    expect((await call('/api/www/search/offers/charter', there)).json().offers[0].price).toBe(price)
  }
})
