import { contentTestDatabase } from '@wojaz/content/testing'
import type { TestDatabase } from '@wojaz/database/testing'
import type { Offer } from '@wojaz/offers'
import { fillTestInventory } from '@wojaz/offers/testing'
import {
  defaultSearchState,
  encodeOfferCode,
  encodeSearchParams,
  hotelCardAddress,
  type Locale,
  localisedPath,
  parseOfferCode,
  readHotelCardAddress,
  splitLocale,
  toOfferSearchRequest,
} from '@wojaz/travel'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ChosenOffer, configuratorFields } from '../../app/features/hotel-card/hotel-card-view.ts'
import type { PriceCalendar } from '../../app/features/hotel-card/price-calendar-view.ts'
import { priceParts } from '../../app/features/hotel-card/price-parts.ts'
import { serverI18n } from '../../app/i18n/server-i18n.ts'
import { loadHotelCard } from '../../server/hotel-card/load-hotel-card.ts'
import { deliveryContext, servicesContext, visitContext } from '../../server/request-context.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { directionContent } from '../direction-content.ts'
import { today } from '../search-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let database: TestDatabase
let shop: TestApp

beforeAll(async () => {
  database = await contentTestDatabase(directionContent)
  await fillTestInventory(database.url, today)
  shop = await buildTestApp({ databaseUrl: database.url })
})

afterAll(async () => {
  await shop?.close()
  await database?.drop()
})

/** The card as its route loads it; what the loader throws is the answer too. */
async function load(address: string, locale: Locale = 'pl') {
  const context = new RouterContextProvider()
  const url = new URL(localisedPath(locale, address), 'http://localhost:3000')
  context.set(servicesContext, shop.services)
  context.set(visitContext, {
    ...{ locale, path: splitLocale(url.pathname).path, consent: null, drafts: false },
    visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
  })
  context.set(deliveryContext, {
    ...{ nonce: '', requestId: '', whole: true, dictionaryUrl: '', keepUntil: null },
    i18n: serverI18n(await shop.services.content.dictionary(locale)),
  })
  return loadHotelCard(context, url)
}

async function open(address: string, locale: Locale = 'pl') {
  const card = await load(address, locale)
  if (!card) throw new Error(`No hotel at ${address}`)
  return card
}

async function thrownBy(address: string, locale: Locale = 'pl'): Promise<Response> {
  const thrown = await load(address, locale).catch((answer: unknown) => answer)
  if (!(thrown instanceof Response)) throw new Error(`${address} leads nowhere else`)
  return thrown
}

async function listed(tripType: 'WS' | 'DW' | 'NR' | 'WO', pageSize = 10): Promise<readonly Offer[]> {
  const request = toOfferSearchRequest({ ...defaultSearchState, tripType, fullPrice: true }, { pageSize })
  const found = await shop.services.offers.search(request, 'pl')
  if (!found.ok) throw new Error(found.refusal.code)
  return found.value.offers
}

const someOffer = async () => (await listed('WS', 1))[0] as Offer
const addressOf = (offer: Offer) => hotelCardAddress(offer.hotelUrl, offer.tripType, offer.offerCode)

test('a hotel opens with its cheapest week for two, and the box, the breakdown and both payments say one price', async () => {
  const { hotelUrl, hotelCode } = await someOffer()
  const { view, path } = await open(hotelUrl)
  const chosen = view.offer as ChosenOffer
  expect(path).toBe(hotelUrl)
  expect(view.hotel.code).toBe(hotelCode)
  expect(chosen.offer).toMatchObject({ duration: 7, occupancies: [{ adultsCount: 2 }] })
  const { quote } = chosen.offer
  expect(priceParts(quote).reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total)
  expect(chosen.payment.dueNow + (chosen.payment.balance?.amount ?? 0)).toBe(quote.total)
})

test('an offer code opens exactly that offer', async () => {
  for (const tripType of ['WS', 'DW', 'NR'] as const)
    for (const offer of await listed(tripType, 5)) {
      const { view } = await open(addressOf(offer))
      expect(view.offer?.offer).toEqual(offer)
      expect(view.offer?.url).toBe(addressOf(offer))
    }
})

test('who comes from a search finds the party, the dates and the airport of that search', async () => {
  const { hotelUrl, departureDate, airportCode } = await someOffer()
  const search = {
    ...defaultSearchState,
    selectedAirports: [airportCode ?? ''],
    startDate: departureDate,
    endDate: departureDate,
    ...{ durationFrom: 3, durationTo: 12 },
  }
  const { view } = await open(`${hotelUrl}?${encodeSearchParams(search)}`)
  expect(view.offer?.offer).toMatchObject({ departureDate, airportCode, occupancies: [{ adultsCount: 2 }] })
})

test('the code finds the hotel: under another name, or in capital letters, the right address is one step away', async () => {
  const offer = await someOffer()
  const [, code = ''] = /-([a-z0-9]+)$/.exec(offer.hotelUrl) ?? []
  const wrong = ['/wypoczynek/gdzie/indziej/daleko', `stara-nazwa-${code.toUpperCase()}`].join('/')
  for (const locale of ['pl', 'uk'] as const) {
    const moved = await thrownBy(`${wrong}?fullPrice=true`, locale)
    expect(moved.status).toBe(301)
    expect(moved.headers.get('location')).toBe(`${localisedPath(locale, offer.hotelUrl)}?fullPrice=true`)
  }
  const movedOffer = await thrownBy(`${wrong}/OfferCodeWS/${offer.offerCode}`)
  expect(movedOffer.headers.get('location')).toBe(addressOf(offer))
})

test('a code nobody knows is no hotel', async () => {
  expect(await load('/wypoczynek/c0/r0a/sr0a1/hotel-xyz99999')).toBeNull()
})

test('every room says what it would cost, and costs that when it is chosen', async () => {
  const { view } = await open(addressOf(await someOffer()))
  const choices = view.rooms.flatMap(({ code, choice }) => (choice ? [{ code, ...choice }] : []))
  expect(choices.filter(({ isChosen }) => isChosen)).toHaveLength(1)
  for (const { code, url, total } of choices) {
    const chosen = (await open(url)).view.offer?.offer
    expect(chosen).toMatchObject({ occupancies: [{ roomCode: code }], quote: { total } })
  }
})

test('a hotel of which nothing is written has a card too', async () => {
  const { view } = await open((await someOffer()).hotelUrl, 'hu')
  expect(view.hotel).toMatchObject({ pictures: [], description: [], faq: [], tour: [], slopes: null })
  expect(view.rooms.length).toBeGreaterThan(0)
})

test('every option leads to the offer it promises: its price, itself, and nothing changed but what it says', async () => {
  for (const tripType of ['WS', 'DW', 'NR'] as const) {
    const [offer] = await listed(tripType, 1)
    const { view } = await open(addressOf(offer as Offer))
    const before = view.offer?.offer as Offer
    for (const field of configuratorFields)
      for (const option of view.configurator?.[field] ?? []) {
        const after = await offerAt(option.url)
        const changed = new Set<string>(option.changes.map((change) => change.field))
        expect(after.quote.total).toBe(option.total)
        expect(String(facts(after)[field])).toBe(option.value)
        for (const other of ['date', 'duration', 'airport', 'board'] as const)
          if (other !== field) expect(facts(after)[other] !== facts(before)[other]).toBe(changed.has(other))
      }
  }
})

async function offerAt(url: string): Promise<Offer> {
  const code = readHotelCardAddress(url)?.offer?.offerCode ?? ''
  const found = await shop.services.offers.offer(code, { locale: 'pl', perPerson: false })
  if (!found.ok) throw new Error(`${url}: ${found.refusal.code}`)
  return found.value
}

const facts = (offer: Offer) => ({
  date: offer.departureDate,
  duration: offer.duration,
  airport: offer.airportCode,
  hour: offer.departureTime,
  board: offer.boardCode,
})

test('a day of the calendar and a cell of the grid lead to the offer they promise, at its price', async () => {
  const { view } = await open(addressOf(await someOffer()))
  const { days, grid, year, month } = view.calendar as PriceCalendar
  expect(month).toBe(view.offer?.offer.departureDate.slice(0, 7))
  expect(days.filter(({ isChosen }) => isChosen)).toHaveLength(1)
  expect(year.find((one) => one.month === month)?.price).toBe(Math.min(...days.map(({ total }) => total)))
  const cells = grid.rows.flatMap(({ cells: row }) => row.flatMap((cell) => cell ?? []))
  expect(cells.length).toBeGreaterThan(3)
  for (const { url, date, total } of [...days, ...cells]) {
    expect(await offerAt(url)).toMatchObject({ departureDate: date, quote: { total } })
  }
})

test('another month is in the address; one without departures beyond the last falls back to the offer’s', async () => {
  const address = addressOf(await someOffer())
  const { view } = await open(address)
  const other = view.calendar?.year.find(({ month }) => month !== view.calendar?.month)
  const moved = await open(`${address}?month=${other?.month}`)
  expect(moved.view.calendar?.month).toBe(other?.month)
  expect(moved.view.calendar?.days.length).toBeGreaterThan(0)
  for (const month of ['1999-01', 'czerwiec', '2027-13'])
    expect((await open(`${address}?month=${month}`)).view.calendar?.month).toBe(view.calendar?.month)
})

test('by car there is no airport and no hour to choose', async () => {
  const [offer] = await listed('DW', 1)
  const { view } = await open(addressOf(offer as Offer))
  expect(view.configurator).toMatchObject({ airport: [], hour: [] })
  expect(view.configurator?.date.length).toBeGreaterThan(0)
})

test('the form of another party leads to the offer for it, as near as possible to the one before', async () => {
  const offer = await someOffer()
  const moved = await thrownBy(`${addressOf(offer)}?ctAdult=2&birthDate=2020-05-01&birthDate=`)
  expect(moved.status).toBe(302)
  const { view } = await open(moved.headers.get('location') ?? '')
  expect(view.offer?.offer.occupancies).toMatchObject([
    { adultsCount: 2, childrenBirthDates: ['2020-05-01'] },
  ])
})

test('a party too large for a booking online, or for the house, is told so and keeps what it had', async () => {
  const offer = await someOffer()
  const tooMany = await open(`${addressOf(offer)}?ctAdult=8&birthDate=2020-05-01`)
  expect(tooMany.view).toMatchObject({ partyRefusal: 'too-many', offer: { offer } })
  const noRoom = await open(`${addressOf(offer)}?ctAdult=8`)
  expect(noRoom.view).toMatchObject({ partyRefusal: 'no-room', offer: { offer } })
})

test('an offer that is not sold any more says why and leads to the nearest ones', async () => {
  const offer = await someOffer()
  const parts = parseOfferCode(offer.offerCode)
  if (!parts.ok) throw new Error(parts.refusal.code)
  const past = encodeOfferCode({ ...parts.value, date: today })
  const { view } = await open(hotelCardAddress(offer.hotelUrl, 'WS', past))
  expect(view.gone?.reason).toBe('date-not-on-sale')
  expect(view.gone?.nearest.length).toBeGreaterThan(0)
  expect(view.offer?.offer.offerCode).toBe(view.gone?.nearest[0]?.offerCode)
  const rubbish = await open(`${offer.hotelUrl}/OfferCodeWS/rubbish`)
  expect(rubbish.view.gone).toEqual({ reason: 'offer-unknown', nearest: [] })
  expect(rubbish.view.offer?.offer.hotelCode).toBe(offer.hotelCode)
})

test('the code decides: an offer of another hotel is shown on that hotel', async () => {
  const [one, other] = await listed('WS', 2)
  const moved = await thrownBy(hotelCardAddress(one?.hotelUrl ?? '', 'WS', other?.offerCode ?? ''))
  expect(moved.headers.get('location')).toBe(addressOf(other as Offer))
})

test('GET /sitemap/hotels.xml names every hotel in five languages', async () => {
  const { body } = await shop.app.inject('/sitemap/hotels.xml')
  const { hotelUrl } = await someOffer()
  for (const locale of ['pl', 'cs', 'ro', 'hu', 'uk'] as const)
    expect(body).toContain(`<loc>http://localhost:3000${localisedPath(locale, hotelUrl)}</loc>`)
})

test('the same code has the same total on the list, the card, in its breakdown and in the call, 500 times', async () => {
  const offers = (
    await Promise.all((['WS', 'DW', 'NR'] as const).map((tripType) => listed(tripType, 40)))
  ).flat()
  const codes = new Map<string, { total: number; url: string }>()
  for (const { hotelCode, tripType } of offers) {
    const request = toOfferSearchRequest(
      { ...defaultSearchState, tripType, fullPrice: true },
      { pageSize: 25 },
    )
    const found = await shop.services.offers.allOffers(hotelCode, request, 'pl')
    for (const offer of found.ok ? found.value.offers : [])
      codes.set(offer.offerCode, { total: offer.discountPrice, url: addressOf(offer) })
  }
  const some = [...codes].slice(0, 500)
  expect(some).toHaveLength(500)
  for (const [offerCode, { total, url }] of some) {
    const { view } = await open(url)
    const quote = view.offer?.offer.quote as Offer['quote']
    const parts = priceParts(quote).reduce((sum, { amount }) => sum + amount, 0)
    const call = await shop.app.inject({
      method: 'POST',
      url: '/api/services/tui-search/api/search/offers/price',
      payload: { offerCode, filters: [{ filterId: 'priceSelector', selectedValues: ['fullPrice'] }] },
    })
    expect([quote.total, parts, call.json().discountPrice, call.json().quote.total]).toEqual([
      ...[total, total, total, total],
    ])
  }
})

test('other sites show a picture drawn for the hotel, in the language of the page; an offer of it has none of its own', async () => {
  const offer = await someOffer()
  const poster = (path: string, locale: Locale = 'pl') => shop.app.inject(`/og/${locale}${path}.jpg`)
  const drawn = await poster(offer.hotelUrl)
  expect(drawn.statusCode).toBe(200)
  expect(drawn.headers['content-type']).toBe('image/jpeg')
  expect((await poster(offer.hotelUrl, 'uk')).statusCode).toBe(200)
  expect((await poster(addressOf(offer))).statusCode).toBe(404)
  expect((await poster(offer.hotelUrl.replace(/[a-z0-9]+$/, 'zzz999'))).statusCode).toBe(404)
})
