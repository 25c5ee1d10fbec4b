import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { offerTypes } from '@wojaz/travel/trip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOffers } from '../src/all-offers.ts'
import { hotelAvailability } from '../src/availability.ts'
import { cheapestOn, departureHours, roomChoices } from '../src/hotel-card.ts'
import { findHotelStays, planHotel } from '../src/hotel-stays.ts'
import type { Offer } from '../src/offer.ts'
import { reprice } from '../src/reprice.ts'
import { StayList } from '../src/stay-list.ts'
import { anySearch } from './any-search.ts'
import { openEngine, perPersonOf, type TestEngine } from './open-engine.ts'
import { accept } from './test-world.ts'

let engine: TestEngine

beforeAll(async () => {
  engine = await openEngine()
}, 60_000)

afterAll(() => engine.close())

/** Narrows the search to one of its offers. */
function narrowed(request: OfferSearchRequest, offer: Offer): OfferSearchRequest {
  return {
    ...request,
    departuresCodes: offer.airportCode ? [offer.airportCode] : [],
    departureDateFrom: offer.departureDate,
    departureDateTo: offer.departureDate,
    durationFrom: offer.duration,
    durationTo: offer.duration,
  }
}

test('the same code has the same total in the list, on the card, among all offers and when priced again', async () => {
  const { index, cache, find } = engine
  let compared = 0
  for (const request of engine.randomSearches(1, 120)) {
    for (const offer of (await find(request)).offers) {
      const view = { locale: 'pl', perPerson: perPersonOf(request) } as const
      expect(accept(reprice(index, offer.offerCode, view))).toEqual(offer)
      const kinds = request.filters.filter(({ filterId }) => ['additionalType', 'hours'].includes(filterId))
      const own = narrowed({ ...request, filters: kinds }, offer)
      const all = accept(await allOffers(index, cache, offer.hotelCode, own, 'pl')).offers
      expect(all.find(({ offerCode }) => offerCode === offer.offerCode)?.quote).toEqual(offer.quote)
      const card = { date: offer.departureDate, nights: offer.duration, airportCode: offer.airportCode }
      const rooms = accept(roomChoices(index, offer.hotelCode, card, own, 'pl'))
      const onCard = rooms.flatMap((room) =>
        room.rooms.flatMap(({ boarding }) => boarding.map((one) => one.offer)),
      )
      expect(onCard.find(({ offerCode }) => offerCode === offer.offerCode)?.quote).toEqual(offer.quote)
      const cheapest = Math.min(...all.map(({ quote }) => quote.total))
      expect(accept(cheapestOn(index, offer.hotelCode, card, own, 'pl'))?.quote.total).toBe(cheapest)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(100)
})

test('the pages together are the whole result, each hotel once', async () => {
  const codesOf = async (request: OfferSearchRequest) =>
    (await engine.find(request)).offers.map(({ offerCode }) => offerCode)
  for (const request of engine.randomSearches(3, 60)) {
    const whole = await codesOf(request)
    const pages: string[] = []
    for (let page = 0; page * 3 < whole.length + 3; page++) {
      pages.push(...(await codesOf({ ...request, metaData: { ...request.metaData, page, pageSize: 3 } })))
    }
    expect(pages).toEqual(whole)
    expect(new Set(pages).size).toBe(pages.length)
  }
})

test('the availability matrix and all offers of a hotel speak of the same prices', async () => {
  const { index, cache, find } = engine
  for (const request of engine.randomSearches(9, 20)) {
    const [offer] = (await find(request)).offers
    if (!offer) continue
    const open = {
      ...request,
      filters: request.filters.filter(({ filterId }) => filterId === 'priceSelector'),
    }
    const matrix = accept(await hotelAvailability(index, cache, offer.hotelCode, open, 'pl'))
    const all = accept(await allOffers(index, cache, offer.hotelCode, open, 'pl'))
    const lowest = Math.min(...matrix.dates.map(({ price }) => price))
    const cheapestFirst = { ...open, metaData: { page: 0, pageSize: 6, sorting: 'price' as const } }
    const cheapest = accept(await allOffers(index, cache, offer.hotelCode, cheapestFirst, 'pl')).offers[0]!
    expect(cheapest.discountPrice).toBe(lowest)
    expect(all.pagination.totalResults).toBeGreaterThanOrEqual(matrix.dates.length)
  }
})

test('stays of a hotel are found some at a time, whatever else is searched between', async () => {
  const { index, cache, find } = engine
  const [offer] = (await find(anySearch)).offers
  const { hotel, plan } = accept(planHotel(index, offer!.hotelCode, anySearch))
  const whole = new StayList()
  await findHotelStays(index, hotel, plan, cache, { isOver: false, async pass() {} }, whole)
  let turns = 0
  let before = 0
  let most = 0
  const others = engine.randomSearches(15, 40)
  const found = new StayList()
  const always = {
    isOver: true,
    async pass() {
      most = Math.max(most, found.count - before)
      before = found.count
      await find(others[turns++ % others.length]!)
    },
  }
  await findHotelStays(index, hotel, plan, cache, always, found)
  const staysOf = (list: StayList) => Array.from({ length: list.count }, (_, number) => list.at(number))
  expect(staysOf(found)).toEqual(staysOf(whole))
  expect(turns).toBeGreaterThan(3)
  // Segments at once × days of one segment.
  expect(most).toBeLessThanOrEqual(64 * 32)
})

test('each departure hour is an offer of its own that can be priced again', async () => {
  const { index, find } = engine
  let hours = 0
  for (const request of engine
    .randomSearches(10, 40)
    .filter(({ offerType }) => offerType === offerTypes.WS)) {
    const [offer] = (await find(request)).offers
    if (!offer) continue
    const card = { date: offer.departureDate, nights: offer.duration, airportCode: offer.airportCode }
    const departures = accept(departureHours(index, offer.hotelCode, card, request))
    for (const { offerCode, departureTime, price } of departures) {
      const again = accept(reprice(index, offerCode, { locale: 'pl', perPerson: perPersonOf(request) }))
      expect([again.departureTime, again.discountPrice]).toEqual([departureTime, price])
    }
    expect(Math.min(...departures.map(({ price }) => price))).toBe(offer.discountPrice)
    hours += departures.length
  }
  expect(hours).toBeGreaterThan(10)
})

test('rooms of one offer may have different boards; each room is priced as it is alone', async () => {
  const { index } = engine
  let compared = 0
  let exact = 0
  for (const request of engine.randomSearches(9, 200)) {
    for (const { offerCode } of (await engine.find(request)).offers) {
      const parts = accept(parseOfferCode(offerCode))
      const [first, second, ...others] = parts.rooms
      if (!first || !second || others.length > 0) continue
      const view = { locale: 'pl', perPerson: false } as const
      const own = accept(reprice(index, offerCode, view))
      for (const boardCode of ['RO', 'BB', 'HB', 'FB', 'AI', 'UA']) {
        const withBoards = (one: string | null, other: string | null) =>
          reprice(
            index,
            encodeOfferCode({
              ...parts,
              rooms: [
                { ...first, boardCode: one },
                { ...second, boardCode: other },
              ],
            }),
            view,
          )
        const mixed = withBoards(first.boardCode, boardCode)
        const uniform = withBoards(boardCode, boardCode)
        if (!mixed.ok || !uniform.ok) continue
        const alone = [own.quote.rooms[0]!, uniform.value.quote.rooms[1]!]
        // A reduction is divided among rooms in whole złoty, so one złoty may move to another room.
        const mayMove = index.register.promotionsOfHotel.has(own.hotelCode) ? 100 : 0
        mixed.value.quote.rooms.forEach((room, at) => {
          expect(Math.abs(room - alone[at]!)).toBeLessThanOrEqual(mayMove)
        })
        if (mayMove === 0) exact++
        expect(mixed.value.occupancies.map((room) => room.boardCode)).toEqual([first.boardCode, boardCode])
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(20)
  expect(exact).toBeGreaterThan(0)
})
