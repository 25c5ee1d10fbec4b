import { addDays, type OfferSearchRequest, type OfferType, offerTypes } from '@wojaz/travel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOffers } from '../src/all-offers.ts'
import { hotelAvailability } from '../src/availability.ts'
import { charterFlights } from '../src/charter-flights.ts'
import { countOffers, type OffersCount } from '../src/count-offers.ts'
import type { OfferIndex } from '../src/engine/offer-index.ts'
import type { ScanMemory } from '../src/engine/scan/scan-memory.ts'
import { Scanner } from '../src/engine/scanner.ts'
import { departureHours, roomChoices } from '../src/hotel-card.ts'
import { lowestPrices } from '../src/lowest-prices.ts'
import type { Offer } from '../src/offer.ts'
import { priceCalendar } from '../src/price-calendar.ts'
import { findRepairs } from '../src/repairs.ts'
import { reprice } from '../src/reprice.ts'
import { search } from '../src/search.ts'
import { globalSearch } from '../src/search-form/global-search.ts'
import type {
  GlobalSearchFilter,
  PlaceOption,
  SearchOption,
} from '../src/search-form/global-search-options.ts'
import { readIndex } from '../src/store/read-index.ts'
import { Dice } from './dice.ts'
import { randomSearch } from './random-search.ts'
import { accept, openTestWorld, smallWorld, type TestWorld } from './test-world.ts'

const { today, days } = smallWorld

let world: TestWorld
let index: OfferIndex
let scanner: Scanner
let memory: ScanMemory

beforeAll(async () => {
  world = await openTestWorld()
  index = await readIndex(world.pool, today)
  scanner = new Scanner({ threads: 2 })
  memory = scanner.memoryFor(index)
}, 60_000)

afterAll(async () => {
  await scanner.close()
  await world.close()
})

function randomSearches(seed: number, count: number): OfferSearchRequest[] {
  const dice = new Dice(seed)
  return Array.from({ length: count }, () => {
    const request = randomSearch(dice, world.inventory, today, days)
    return { ...request, metaData: { ...request.metaData, page: 0, pageSize: 100 } }
  })
}

async function offersOf(request: OfferSearchRequest): Promise<readonly Offer[]> {
  return accept(await search(index, scanner, request, 'pl')).offers
}

const perPersonOf = (request: OfferSearchRequest) =>
  !request.filters.some(({ selectedValues }) => selectedValues.includes('fullPrice'))

/** The search narrowed to just one offer of it. */
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
  let compared = 0
  for (const request of randomSearches(1, 60)) {
    for (const offer of await offersOf(request)) {
      const view = { locale: 'pl', perPerson: perPersonOf(request) } as const
      expect(accept(reprice(index, offer.offerCode, view))).toEqual(offer)
      const kinds = request.filters.filter(({ filterId }) => filterId === 'additionalType')
      const own = narrowed({ ...request, filters: kinds }, offer)
      const all = accept(allOffers(index, memory, offer.hotelCode, own, 'pl')).offers
      expect(all.find(({ offerCode }) => offerCode === offer.offerCode)?.quote).toEqual(offer.quote)
      const card = { date: offer.departureDate, nights: offer.duration, airportCode: offer.airportCode }
      const rooms = accept(roomChoices(index, offer.hotelCode, card, own, 'pl'))
      const onCard = rooms.flatMap((room) =>
        room.rooms.flatMap(({ boarding }) => boarding.map((one) => one.offer)),
      )
      expect(onCard.find(({ offerCode }) => offerCode === offer.offerCode)?.quote).toEqual(offer.quote)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(100)
})

test('adding a facet never raises the count, and the count is the one that was promised', async () => {
  const dice = new Dice(2)
  for (const request of randomSearches(2, 60)) {
    const found = accept(await search(index, scanner, request, 'pl'))
    const facet = dice.pick(
      found.facets.filter(({ values }) => values.length > 0 && values.every(({ selected }) => !selected)),
    )
    const value = dice.pick(facet.values)
    const filters = [...request.filters, { filterId: facet.code, selectedValues: [value.code] }]
    const narrower = accept(await countOffers(index, scanner, { ...request, filters }))
    expect(narrower.count).toBeLessThanOrEqual(found.pagination.totalResults)
    expect(narrower).toEqual({ count: value.count, fromPrice: value.fromPrice })
  }
})

test('the pages together are the whole result, each hotel once', async () => {
  for (const request of randomSearches(3, 60)) {
    const whole = (await offersOf(request)).map(({ offerCode }) => offerCode)
    const pages: string[] = []
    for (let page = 0; page * 3 < whole.length + 3; page++) {
      const part = await offersOf({ ...request, metaData: { ...request.metaData, page, pageSize: 3 } })
      pages.push(...part.map(({ offerCode }) => offerCode))
    }
    expect(pages).toEqual(whole)
    expect(new Set(pages).size).toBe(pages.length)
  }
})

test('threads find what the main thread finds', async () => {
  const wide: OfferSearchRequest = {
    ...randomSearches(4, 1)[0]!,
    ...{
      offerType: 'BY_PLANE',
      occupancies: undefined,
      numberOfAdults: 2,
      childrenBirthdays: [addDays(today, -800)],
    },
    ...{ departuresCodes: [], destinationsCodes: [], departureDateFrom: null, departureDateTo: null },
    ...{ durationFrom: null, durationTo: null, filters: [], radius: undefined },
  }
  const here = new Scanner({ threads: 1, shortMicroseconds: Number.POSITIVE_INFINITY })
  const there = new Scanner({ threads: 2, shortMicroseconds: 0 })
  expect(await search(index, there, wide, 'pl')).toEqual(await search(index, here, wide, 'pl'))
  expect(await priceCalendar(index, there, wide)).toEqual(await priceCalendar(index, here, wide))
  expect(await globalSearch(index, there, memory, wide, 'pl')).toEqual(
    await globalSearch(index, here, memory, wide, 'pl'),
  )
  await here.close()
  await there.close()
})

test('each day of the calendar costs what a search for that day finds', async () => {
  for (const request of randomSearches(5, 15)) {
    const calendar = accept(await priceCalendar(index, scanner, request))
    const { from, to } = spanOf(request)
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const oneDay = { ...request, departureDateFrom: date, departureDateTo: date }
      const { fromPrice } = accept(await countOffers(index, scanner, oneDay))
      expect(calendar.find((day) => day.date === date)?.price ?? null).toBe(fromPrice)
    }
  }
})

function spanOf({ departureDateFrom, departureDateTo }: OfferSearchRequest) {
  return { from: departureDateFrom!, to: departureDateTo ?? addDays(departureDateFrom!, 5) }
}

test('the lowest price of a destination in a month is what a search there then finds', async () => {
  for (const request of randomSearches(6, 10)) {
    const whole = {
      ...request,
      destinationsCodes: [],
      departureDateFrom: '2026-12-01',
      departureDateTo: '2026-12-31',
    }
    for (const { code, months } of accept(await lowestPrices(index, scanner, whole, 'region', 'pl'))) {
      const there = accept(await countOffers(index, scanner, { ...whole, destinationsCodes: [code] }))
      expect(months).toEqual([{ month: '2026-12', price: there.fromPrice, count: there.count }])
    }
  }
})

test('every option of the search form leads to as many hotels as it says, and a disabled one to none', async () => {
  for (const request of randomSearches(7, 8)) {
    const filters = accept(await globalSearch(index, scanner, memory, request, 'pl'))
    await checkOptions(filters, async (chosen) =>
      accept(await countOffers(index, scanner, { ...request, ...chosen })),
    )
  }
})

test('so does every option of the form for charters, in pairs of flights', async () => {
  for (const random of randomSearches(12, 4)) {
    const request = { ...random, offerType: offerTypes.CZ, occupancies: undefined, filters: [] }
    const filters = accept(await globalSearch(index, scanner, memory, request, 'pl'))
    await checkOptions(filters, async (chosen) => {
      const asked = { ...request, ...chosen }
      const { pagination, fromPrice } = accept(await charterFlights(index, memory, asked, 'pl'))
      return { count: pagination.totalResults, fromPrice }
    })
    const days = filters.flatMap((filter) => (filter.filterType === 'CALENDAR' ? filter.days : []))
    for (const { date, price } of days.slice(0, 10)) {
      const oneDay = { ...request, departureDateFrom: date, departureDateTo: date }
      expect(accept(await charterFlights(index, memory, oneDay, 'pl')).fromPrice).toBe(price)
    }
  }
})

test('a trip type and its kinds lead to what they say when chosen anew', async () => {
  for (const { occupancies: _, radius: __, regionLocation: ___, ...random } of randomSearches(13, 6)) {
    const request = { ...random, departuresCodes: [], destinationsCodes: [], filters: [] }
    const filters = accept(await globalSearch(index, scanner, memory, request, 'pl'))
    const types = filters.flatMap((filter) => (filter.filterType === 'TYPE' ? filter.options : []))
    const hotelTypes = types.filter(({ value }) => value !== offerTypes.CZ)
    for (const { value, additionalOptions, count, fromPrice } of hotelTypes) {
      const asked = { ...request, offerType: value as OfferType }
      expect(accept(await countOffers(index, scanner, asked))).toEqual({ count, fromPrice })
      for (const kind of additionalOptions) {
        const ofKind = [{ filterId: kind.key, selectedValues: [kind.value] }]
        expect(accept(await countOffers(index, scanner, { ...asked, filters: ofKind }))).toEqual({
          count: kind.count,
          fromPrice: kind.fromPrice,
        })
      }
    }
  }
})

/** Chooses every airport, place and length in turn. */
async function checkOptions(
  filters: readonly GlobalSearchFilter[],
  count: (chosen: Partial<OfferSearchRequest>) => Promise<OffersCount>,
): Promise<void> {
  const check = async (option: SearchOption, chosen: Partial<OfferSearchRequest>) => {
    const found = await count(chosen)
    expect({ count: option.count, fromPrice: option.fromPrice }).toEqual(found)
    expect(option.enabled).toBe(found.count > 0)
  }
  const checkPlace = async (place: PlaceOption): Promise<void> => {
    await check(place, { destinationsCodes: [place.value] })
    for (const part of place.options) await checkPlace(part)
  }
  for (const filter of filters) {
    switch (filter.filterType) {
      case 'AIRPORT':
        for (const option of filter.options) await check(option, { departuresCodes: [option.value] })
        break
      case 'REGION':
        for (const option of filter.options) await checkPlace(option)
        break
      case 'DURATION':
        for (const option of filter.options) {
          const [durationFrom, durationTo] = option.value.split('-').map(Number)
          await check(option, { durationFrom, durationTo })
        }
        break
    }
  }
}

test('an empty list comes with changes that lead to what they promise', async () => {
  let repaired = 0
  for (const request of randomSearches(8, 120)) {
    if (accept(await countOffers(index, scanner, request)).count > 0) continue
    for (const repair of await findRepairs(index, scanner, request)) {
      const found = accept(await countOffers(index, scanner, repair.request))
      expect(found).toEqual({ count: repair.count, fromPrice: repair.fromPrice })
      expect(found.count).toBeGreaterThan(0)
      repaired++
    }
  }
  expect(repaired).toBeGreaterThan(20)
})

test('the availability matrix and all offers of a hotel speak of the same prices', async () => {
  for (const request of randomSearches(9, 20)) {
    const [offer] = await offersOf(request)
    if (!offer) continue
    const open = {
      ...request,
      filters: request.filters.filter(({ filterId }) => filterId === 'priceSelector'),
    }
    const matrix = accept(hotelAvailability(index, memory, offer.hotelCode, open, 'pl'))
    const all = accept(allOffers(index, memory, offer.hotelCode, open, 'pl'))
    const lowest = Math.min(...matrix.dates.map(({ price }) => price))
    const cheapestFirst = { ...open, metaData: { page: 0, pageSize: 6, sorting: 'price' as const } }
    expect(
      accept(allOffers(index, memory, offer.hotelCode, cheapestFirst, 'pl')).offers[0]!.discountPrice,
    ).toBe(lowest)
    expect(all.pagination.totalResults).toBeGreaterThanOrEqual(matrix.dates.length)
  }
})

test('each departure hour is an offer of its own that can be priced again', async () => {
  let hours = 0
  for (const request of randomSearches(10, 40).filter(({ offerType }) => offerType === offerTypes.WS)) {
    const [offer] = await offersOf(request)
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

test('charter flights are pairs with seats for all, page by page in order', async () => {
  const request: OfferSearchRequest = {
    ...randomSearches(11, 1)[0]!,
    ...{
      offerType: 'CHARTER',
      occupancies: undefined,
      numberOfAdults: 2,
      childrenBirthdays: [],
      filters: [],
    },
    ...{ departuresCodes: [], destinationsCodes: [], departureDateFrom: null, departureDateTo: null },
    ...{ durationFrom: 3, durationTo: 8, radius: undefined, regionLocation: undefined },
    metaData: { page: 0, pageSize: 100, sorting: 'PRICE_ASCENDING' },
  }
  const { offers, pagination, fromPrice } = accept(await charterFlights(index, memory, request, 'pl'))
  const { rows } = await world.pool.query<{ pairs: number; least: number }>(
    `with leg as (
       select f.*, adult_price from offers.flights f join offers.flight_cabins on flight_id = f.id
       where cabin = 'Economy' and seats - sold >= 2),
     there as (select from_airport a, to_airport b, day, min(adult_price) price from leg group by 1, 2, 3)
     select count(*)::int as pairs, min(o.price + i.price)::int as least
     from there o join there i on i.a = o.b and i.b = o.a and i.day - o.day between 3 and 8
     join offers.airports on code = o.a and is_departure
     where o.day > $1 and o.day <= $1::date + 548`,
    [today],
  )
  const fees = 2 * (1_500 + 100)
  expect(pagination.totalResults).toBe(rows[0]!.pairs)
  // A price per person is in whole złoty, rounded up.
  expect(fromPrice).toBe(Math.ceil((rows[0]!.least + fees) / 100) * 100)
  expect(offers[0]!.quote.total).toBe(2 * (rows[0]!.least + fees))
  const totals = offers.map(({ quote }) => quote.total)
  expect(totals).toEqual([...totals].sort((a, b) => a - b))
})
