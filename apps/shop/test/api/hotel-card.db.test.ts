import { type Offer, priceParts } from '@wojaz/offers'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { encodeOfferCode, hotelCardAddress, parseOfferCode } from '@wojaz/travel/offer-code'
import { defaultSearchState, encodeSearchParams } from '@wojaz/travel/search'
import { expect, vi } from 'vitest'
import type { ChosenOffer } from '../../app/features/hotel-card/hotel-card-view.ts'
import { addressOf, type CardShop, cardTest as test } from '../hotel-card-shop.ts'
import { today } from '../search-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: CardShop

test.beforeAll(({ shop: opened }) => {
  shop = opened
})

test('a hotel opens with its cheapest week for two, and the box, the breakdown and both payments say one price', async () => {
  const { hotelUrl, hotelCode } = await shop.someOffer()
  const { view, path } = await shop.open(hotelUrl)
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
    for (const offer of await shop.listed(tripType, 5)) {
      const { view } = await shop.open(addressOf(offer))
      expect(view.offer?.offer).toEqual(offer)
      expect(view.offer?.url).toBe(addressOf(offer))
    }
})

test('who comes from a search finds the party, the dates and the airport of that search', async () => {
  const { hotelUrl, departureDate, airportCode } = await shop.someOffer()
  const search = {
    ...defaultSearchState,
    selectedAirports: [airportCode ?? ''],
    startDate: departureDate,
    endDate: departureDate,
    durationFrom: 3,
    durationTo: 12,
  }
  const { view } = await shop.open(`${hotelUrl}?${encodeSearchParams(search)}`)
  expect(view.offer?.offer).toMatchObject({ departureDate, airportCode, occupancies: [{ adultsCount: 2 }] })
})

test('the code finds the hotel: under another name, or in capital letters, the right address is one step away', async () => {
  const offer = await shop.someOffer()
  const [, code = ''] = /-([a-z0-9]+)$/.exec(offer.hotelUrl) ?? []
  const wrong = ['/wypoczynek/gdzie/indziej/daleko', `stara-nazwa-${code.toUpperCase()}`].join('/')
  for (const locale of ['pl', 'uk'] as const) {
    const moved = await shop.thrownBy(`${wrong}?fullPrice=true`, locale)
    expect(moved.status).toBe(301)
    expect(moved.headers.get('location')).toBe(`${localisedPath(locale, offer.hotelUrl)}?fullPrice=true`)
  }
  const movedOffer = await shop.thrownBy(`${wrong}/OfferCodeWS/${offer.offerCode}`)
  expect(movedOffer.headers.get('location')).toBe(addressOf(offer))
})

test('a code nobody knows is no hotel', async () => {
  expect(await shop.load('/wypoczynek/c0/r0a/sr0a1/hotel-xyz99999')).toBeNull()
})

test('a hotel of which nothing is written has a card too', async () => {
  const { view } = await shop.open((await shop.someOffer()).hotelUrl, 'hu')
  expect(view.hotel).toMatchObject({ pictures: [], description: [], faq: [], tour: [], slopes: null })
  expect(view.roomChoice.rooms.length).toBeGreaterThan(0)
})

test('an offer that is not sold any more says why and leads to the nearest ones', async () => {
  const offer = await shop.someOffer()
  const parts = parseOfferCode(offer.offerCode)
  if (!parts.ok) throw new Error(parts.refusal.code)
  const past = encodeOfferCode({ ...parts.value, date: today })
  const { view } = await shop.open(hotelCardAddress(offer.hotelUrl, 'WS', past))
  expect(view.gone?.reason).toBe('date-not-on-sale')
  expect(view.gone?.nearest.length).toBeGreaterThan(0)
  expect(view.offer?.offer.offerCode).toBe(view.gone?.nearest[0]?.offerCode)
})

test.each(['rubbish', 'tail.bak'])('what is no offer code is no page: %s', async (code) => {
  const { hotelUrl, offerCode } = await shop.someOffer()
  const tailed = code === 'rubbish' ? code : `${offerCode}.bak`
  expect(await shop.load(`${hotelUrl}/OfferCodeWS/${tailed}`)).toBeNull()
})

test('the link for others opens the same trip at the same price, without a birth date', async () => {
  const offer = await shop.someOffer()
  const parts = parseOfferCode(offer.offerCode)
  if (!parts.ok) throw new Error(parts.refusal.code)
  const rooms = parts.value.rooms.map((room) => ({
    ...room,
    adultsCount: 2,
    childrenBirthDates: ['2019-05-01'],
  }))
  const family = encodeOfferCode({ ...parts.value, rooms })
  const { view } = await shop.open(hotelCardAddress(offer.hotelUrl, 'WS', family))
  const shared = new URL(view.shareUrl ?? '').pathname
  expect(shared).not.toContain('190501')
  expect((await shop.open(shared)).view.offer?.offer.quote).toEqual(view.offer?.offer.quote)
})

test('the code decides: an offer of another hotel is shown on that hotel', async () => {
  const [one, other] = await shop.listed('WS', 2)
  const moved = await shop.thrownBy(hotelCardAddress(one?.hotelUrl ?? '', 'WS', other?.offerCode ?? ''))
  expect(moved.headers.get('location')).toBe(addressOf(other as Offer))
})

test('GET /sitemap/hotels.xml names every hotel in five languages', async () => {
  const { body } = await shop.app.inject('/sitemap/hotels.xml')
  const { hotelUrl } = await shop.someOffer()
  for (const locale of ['pl', 'cs', 'ro', 'hu', 'uk'] as const)
    expect(body).toContain(`<loc>http://localhost:3000${localisedPath(locale, hotelUrl)}</loc>`)
})

test('other sites show a picture drawn for the hotel, in the language of the page; an offer of it has none of its own', async () => {
  const offer = await shop.someOffer()
  const poster = (path: string, locale: Locale = 'pl') => shop.app.inject(`/og/${locale}${path}.jpg`)
  const drawn = await poster(offer.hotelUrl)
  expect(drawn.statusCode).toBe(200)
  expect(drawn.headers['content-type']).toBe('image/jpeg')
  expect((await poster(offer.hotelUrl, 'uk')).statusCode).toBe(200)
  expect((await poster(addressOf(offer))).statusCode).toBe(404)
  expect((await poster(offer.hotelUrl.replace(/[a-z0-9]+$/, 'zzz999'))).statusCode).toBe(404)
})
