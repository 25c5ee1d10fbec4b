import { locales } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { decodeSearchQuery, toOfferSearchRequest } from '@wojaz/travel/search'
import { expect } from 'vitest'
import { exploreHref } from '../../app/features/explore/explore-address.ts'
import { readExplore } from '../../server/explore/read-explore.ts'
import { type SearchShop, shopTest as test, today } from '../search-shop.ts'

let shop: SearchShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const explore = (query: string, locale: (typeof locales)[number] = 'pl') =>
  readExplore(new URLSearchParams(query), { ...shop.services, locale })
const searchOf = (href: string) => decodeSearchQuery(new URLSearchParams(href.split('?')[1]).get('q') ?? '')
const query = 'nights=&tripType=WS'

test('every destination is shown with its cheapest offer, the cheapest first, at the price of the list it leads to', async () => {
  const { destinations, budget, beyond, least } = await explore(query)
  expect(destinations.length).toBeGreaterThan(1)
  expect([budget, beyond, least]).toEqual([null, 0, destinations[0]?.price])
  const prices = destinations.map(({ price }) => price)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  for (const { code, price, offer, listingUrl } of destinations) {
    expect(searchOf(listingUrl).selectedDestinationsCodes).toEqual([code])
    const asked = { offerType: 'BY_PLANE', destinationsCodes: [code], metaData: { pageSize: 1 } }
    const { offers } = await shop.answer<{ offers: { offerCode: string; discountPrice: number }[] }>(
      '/api/www/search/offers',
      asked,
    )
    expect([price, offer.code]).toEqual([offers[0]?.discountPrice, offers[0]?.offerCode])
  }
})

test('a month of a destination costs what the list of that month begins with', async () => {
  const { destinations } = await explore(query)
  const [first] = destinations
  const months = first?.months.filter(({ price }) => price !== null) ?? []
  expect(first?.months).toHaveLength(12)
  expect(first?.months[0]?.month).toBe(today.slice(0, 7))
  expect(months.length).toBeGreaterThan(0)
  expect(Math.min(...months.map(({ price }) => price ?? 0))).toBe(first?.price)
  for (const { url, price } of months) {
    const { startDate, endDate } = searchOf(url ?? '')
    const { offers } = await shop.answer<{ offers: { discountPrice: number }[] }>('/api/www/search/offers', {
      offerType: 'BY_PLANE',
      destinationsCodes: [first?.code],
      metaData: { pageSize: 1 },
      departureDateFrom: startDate,
      departureDateTo: endDate,
    })
    expect(offers[0]?.discountPrice).toBe(price)
  }
})

test('a budget leaves what it can pay for, and counts the rest', async () => {
  const all = (await explore(query)).destinations
  const budget = Math.ceil((all.at(-2)?.price ?? 0) / 100)
  const within = await explore(`${query}&budget=${budget}`)
  expect(within.destinations.every(({ price }) => price <= budget * 100)).toBe(true)
  expect(within.destinations.length + within.beyond).toBe(all.length)
  expect(within.beyond).toBeGreaterThan(0)
  expect(searchOf(within.destinations[0]?.listingUrl ?? '').selectedFilterValues).toEqual({
    amountRange: [`#${budget}`],
  })
})

test('too small a budget is told the least that leads somewhere, and that leads there', async () => {
  const { destinations, least, search } = await explore(`${query}&budget=1`)
  expect(destinations).toEqual([])
  expect(formatMoney(least ?? 0)).toMatch(/zł$/)
  const href = exploreHref(search, least)
  const raised = await explore(href.split('?')[1] ?? '')
  expect(raised.destinations.map(({ price }) => price)).toContain(least)
})

test('for all the prices are what all pay together', async () => {
  const one = await explore(`${query}&ctAdult=2`)
  const all = await explore(`${query}&ctAdult=2&fullPrice=true`)
  const offers = all.destinations.map(({ price, offer }) => [price, offer.total])
  expect(offers.every(([price, total]) => price === total)).toBe(true)
  expect(all.destinations.length).toBe(one.destinations.length)
})

test.each([
  'a=QQQ',
  'birthDate=1920-01-01',
  'tripType=XX',
  'budget=cheap',
  'budget=-5',
  'budget=0',
  'ctAdult=9&ctAdult=0',
  'nights=99-98',
  '%00=%FF',
])('an address with %s still opens', async (rubbish) => {
  const { destinations } = await explore(`nights=&${rubbish}`)
  expect(destinations.length).toBeGreaterThan(0)
})

test.each(locales)('months and destinations speak %s', async (locale) => {
  const { destinations } = await explore(query, locale)
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  expect(destinations[0]?.months[0]?.name).toBe(month.format(new Date(`${today}T12:00:00Z`)))
})

test('flights alone lead to every country at the price their list begins with, month by month', async () => {
  const flights = await readExplore(new URLSearchParams('nights='), { ...shop.services, locale: 'pl' }, true)
  expect(flights.destinations.length).toBeGreaterThan(1)
  const prices = flights.destinations.map(({ price }) => price)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  for (const { price, offer, months, listingUrl } of flights.destinations) {
    expect(listingUrl).toMatch(/^\/wyszukiwarka-lotow\?q=/)
    expect(offer.url).toBe(`/pz/rezerwacja/${offer.code}`)
    const begins = async (url: string) => {
      const found = await shop.services.offers.charterFlights(toOfferSearchRequest(searchOf(url)), 'pl')
      return found.ok ? [found.value.fromPrice, found.value.offers[0]?.offerCode] : []
    }
    expect(await begins(listingUrl)).toEqual([price, offer.code])
    for (const { url, price: least } of months.slice(0, 3))
      if (url) expect((await begins(url))[0]).toBe(least)
  }
})

test('flights alone in chosen days, one way: each costs what its list begins with, and the year is still seen', async () => {
  const read = (query: string) =>
    readExplore(new URLSearchParams(query), { ...shop.services, locale: 'pl' }, true)
  const year = await read('nights=oneWay')
  const month = year.destinations[0]?.months.find(({ price }) => price !== null)?.month ?? ''
  const days = await read(`nights=oneWay&month=${month}`)
  expect(days.search.startDate?.slice(0, 7)).toBe(month)
  expect(days.destinations.length).toBeGreaterThan(0)
  for (const { code, price, offer, months, listingUrl } of days.destinations) {
    expect([offer.departureDate.slice(0, 7), offer.nights]).toEqual([month, 0])
    const found = await shop.services.offers.charterFlights(toOfferSearchRequest(searchOf(listingUrl)), 'pl')
    expect(found).toMatchObject({ ok: true, value: { fromPrice: price } })
    expect(months).toEqual(year.destinations.find((one) => one.code === code)?.months)
    expect(months.find((one) => one.month === month)?.price).toBe(price)
  }
  const again = await read(exploreHref(days.search, null).split('?')[1] ?? '')
  expect(again.search).toEqual(days.search)
})

test('days on which nothing flies lead to any time, a small budget to the least that is enough', async () => {
  const far = 'startDate=2031-01-01&endDate=2031-01-02'
  const none = await readExplore(new URLSearchParams(far), { ...shop.services, locale: 'pl' }, true)
  expect([none.destinations, none.least]).toEqual([[], null])
  const poor = await readExplore(new URLSearchParams('budget=1'), { ...shop.services, locale: 'pl' }, true)
  expect([poor.destinations, poor.least]).toEqual([[], expect.any(Number)])
  expect(exploreHref(poor.search, poor.least)).toMatch(/^\/zaawansowana-wyszukiwarka-lotow\?/)
})
