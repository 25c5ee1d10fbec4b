import { type Page, pageComponents } from '@wojaz/content'
import { localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { decodeSearchParams, toOfferSearchRequest } from '@wojaz/travel/search'
import { expect, vi } from 'vitest'
import { readCharters } from '../../server/charters-landing/read-charters.ts'
import { loadContentPage } from '../../server/content-pages/load-content-page.ts'
import { placeCards } from '../../server/showcase/place-cards.ts'
import { type DestinationShop, destinationShopOf } from '../destination-shop.ts'
import { cardTest as test } from '../hotel-card-shop.ts'
import { today } from '../search-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: DestinationShop

test.beforeAll(({ shop: opened }) => {
  shop = destinationShopOf(opened)
})

const heroOf = (page: Page) => pageComponents(page).find((one) => one.name === 'hero')
const headingsOf = (page: Page) =>
  pageComponents(page).flatMap((one) => (one.name === 'richText' ? one.heading : []))

test('the price in the head of a country is its cheapest offer, the one of the index, and what the offer costs', async () => {
  const { offers, showcase, content } = shop.services
  const { page, shelves } = await shop.open('c0')
  const [cheapest] = shelves[0]?.offers ?? []
  const groups = (await placeCards({ content, showcase, locale: 'pl' })).groups()
  const card = groups
    .flatMap(({ places }) => places)
    .find(({ trip, name }) => name === 'Kraj' && trip === 'WS')
  const again = await offers.offer(cheapest?.code ?? '', { locale: 'pl', perPerson: true })
  expect(cheapest).toMatchObject({ tripType: 'WS', nights: 7, perPerson: card?.price })
  expect(again).toMatchObject({
    ok: true,
    value: { quote: { perPerson: cheapest?.perPerson, total: cheapest?.total } },
  })
  expect(heroOf(page)).toMatchObject({
    heading: 'Kraj',
    lead: 'Wyspy i góry.',
    eyebrow: `Od ${formatMoney(cheapest?.perPerson ?? 0)} za osobę`,
  })
})

test('offers of every kind stand on a shelf of their own, the cheapest first', async () => {
  const { shelves } = await shop.open('c0')
  expect(shelves.length).toBeGreaterThan(1)
  for (const { trip, offers, total } of shelves) {
    expect(offers.every(({ tripType }) => tripType === trip)).toBe(true)
    expect(total).toBeGreaterThanOrEqual(offers.length)
    const prices = offers.map((offer) => offer.perPerson)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  }
})

test('a region lists its resorts from their lowest price, and a resort leads to no places below', async () => {
  const { inside } = await shop.open('c0/r0a')
  expect(inside.map(({ name }) => name)).toEqual(['Port', 'Wioska'])
  for (const { url, trip, price } of inside) {
    const { shelves } = await shop.open(url.replace('/wypoczynek/', ''))
    expect(shelves.find((shelf) => shelf.trip === trip)?.offers[0]?.perPerson).toBe(price)
  }
  expect((await shop.open('c0/r0a/sr0a1')).inside).toEqual([])
})

test.each([
  ['c0', ['kierunek: Kraj']],
  ['c0/r0a', ['region: Wyspa']],
  ['c0/r0a/sr0a1', []],
  ['c0/zima', ['kierunek: Kraj']],
  ['c0/r0a/zima', ['region: Wyspa']],
  ['c0/zima/zima', ['kierunek: Kraj']],
  ['c0/oferty-last-minute', ['kierunek: Kraj']],
  ['c0/r0a/wyloty-z-gdanska', ['loty-region: Wyspa']],
])('%s is drawn with the template of its depth and kind', async (path, headings) => {
  expect(headingsOf((await shop.open(path)).page)).toEqual(headings)
})

test('in winter skiing comes first, and the page names the address without the season as its own', async () => {
  const { shelves, path } = await shop.open('c0/zima')
  expect(shelves[0]?.trip).toBe('NR')
  expect(path).toBe('/wypoczynek/c0')
})

test.each([
  ['nigdzie', 'page-not-found'],
  ['c0/nigdzie', 'page-not-found'],
  ['c0/r0a/nigdzie', 'page-not-found'],
  ['c0/oferty-nic', 'page-not-found'],
  ['c0/wyloty-z-radomia', 'page-not-found'],
  ['c1', 'page-not-active'],
  ['c1/oferty-last-minute', 'page-not-active'],
])('%s: %s', async (path, code) => {
  expect(await shop.ask(path)).toEqual({ ok: false, refusal: { code } })
})

test('a place with nothing on sale says so, asks search engines to stay away and shows others', async () => {
  const { page, shelves, around } = await shop.open('pustynia')
  expect(shelves).toEqual([])
  expect(page.metaProperties).toContainEqual({ key: 'robots', value: 'noindex, follow' })
  expect(around.map(({ name }) => name)).toEqual(['Kraj'])
})

test('the year begins with this month; the lowest month is the lowest price of the place', async () => {
  const { calendar, shelves } = await shop.open('c0')
  const prices = calendar.months.flatMap(({ price }) => price ?? [])
  expect(calendar.months).toHaveLength(12)
  expect(calendar.months[0]).toMatchObject({
    month: '2026-06',
    name: 'czerwiec',
    climate: { air: 29, sea: 29 },
  })
  expect(Math.min(...prices)).toBe(shelves[0]?.offers[0]?.perPerson)
})

test('a resort has the weather of the place around it', async () => {
  const { calendar } = await shop.open('c0/r0a/sr0a1')
  expect(calendar.months[0]?.climate).toMatchObject({ air: 29 })
})

test('flights from a city leave from its airports, and cost what their codes say', async () => {
  const { flights, flightsUrl, calendar, page, departures } = await shop.open('c0/wyloty-z-gdanska')
  expect(flightsUrl).toMatch(/^\/wyszukiwarka-lotow\?q=/)
  expect(calendar.months.filter(({ price }) => price !== null).length).toBeGreaterThan(0)
  expect(page.title).toBe('Loty z Gdańska: Kraj')
  expect(flights?.length).toBeGreaterThan(0)
  for (const { code, total } of flights?.slice(0, 3) ?? []) {
    expect(code.slice(0, 3)).toBe('GDN')
    const again = await shop.services.offers.charterOffer(code, { locale: 'pl', perPerson: true })
    expect(again).toMatchObject({ ok: true, value: { quote: { total } } })
  }
  expect(departures.map(({ url }) => url)).toEqual(['/wypoczynek/c0/wyloty-z-gdanska'])
})

test('flights from a city lead to what an editor wrote about them, and that page to its flights and months', async () => {
  const { charters, flights } = await shop.open('c0/wyloty-z-gdanska')
  expect(charters).toEqual([{ label: 'Czartery z Gdańska', url: '/czartery/z-gdanska' }])
  const read = (path: string) => readCharters(path, { ...shop.services, locale: 'pl' })
  const begins = async (url: string) => {
    const { searchParams } = new URL(url, 'http://shop')
    const request = toOfferSearchRequest(decodeSearchParams(searchParams))
    const found = await shop.services.offers.charterFlights(request, 'pl')
    return found.ok ? found.value.fromPrice : null
  }
  const city = await read('/czartery/z-gdanska')
  const country = await read('/czartery/c0')
  expect(city?.ways.map(({ url }) => url)).toContain('/wypoczynek/c0/wyloty-z-gdanska')
  expect(country?.ways.map(({ url }) => url)).toEqual(['/wypoczynek/c0/wyloty-z-gdanska'])
  expect(city?.flights[0]?.code.slice(0, 3)).toBe('GDN')
  for (const view of [city, country]) {
    expect(view?.flights.length).toBeGreaterThan(0)
    expect(await begins(view?.flightsUrl ?? '')).toBe(view?.flights[0]?.perPerson)
    const priced = view?.months.filter(({ url }) => url !== null) ?? []
    expect(priced.length).toBeGreaterThan(0)
    for (const { url, price } of priced) expect(await begins(url ?? '')).toBe(price)
  }
  expect(flights?.length).toBeGreaterThan(0)
  expect(await read('/czartery/z-radomia')).toBeNull()
  expect(await read('/czartery/nigdzie')).toBeNull()
})

test('a search of an editor shows what it searches for, and the place links to it with its number of hotels', async () => {
  const { shelves, page } = await shop.open('c0/oferty-last-minute')
  const { searches } = await shop.open('c0')
  const dates = shelves.flatMap(({ offers }) => offers.map(({ departureDate }) => departureDate))
  expect(dates.length).toBeGreaterThan(0)
  expect(dates.every((date) => date > today && date <= '2026-06-15')).toBe(true)
  expect(searches).toEqual([
    { label: 'Last minute', url: '/wypoczynek/c0/oferty-last-minute', count: shelves[0]?.total },
  ])
  expect(page).toMatchObject({ title: 'Last minute: Kraj', seoText: { html: '<p>O Kraj</p>' } })
})

test.each([
  ['/stary-adres', '/zima', 301],
  ['/wypoczynek/dawny', '/wypoczynek/c0', 302],
])('an old address %s leads to %s with %i, in the language of the guest', async (path, to, status) => {
  for (const locale of ['pl', 'hu'] as const) {
    const context = shop.contextFor(localisedPath(locale, path), locale)
    const answer = await loadContentPage(context).catch((thrown: unknown) => thrown)
    expect(answer).toBeInstanceOf(Response)
    expect((answer as Response).status).toBe(status)
    expect((answer as Response).headers.get('location')).toBe(localisedPath(locale, to))
  }
})

test('GET /api/search-criteria/… answers for the shop’s own addresses', async () => {
  const query = 'direction=c0&region=r0a&locale=pl'
  const offers = await shop.app.inject(`/api/search-criteria/find-by-seo-names?criteria=last-minute&${query}`)
  const flights = await shop.app.inject(`/api/search-criteria/direction-flights?city=gdanska&${query}`)
  expect(offers.json()).toMatchObject({ url: '/wypoczynek/c0/r0a/oferty-last-minute', template: 'region' })
  expect(flights.json()).toMatchObject({
    url: '/wypoczynek/c0/r0a/wyloty-z-gdanska',
    template: 'regionFlights',
  })
})
