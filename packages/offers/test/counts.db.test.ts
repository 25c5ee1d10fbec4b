import { addDays } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { type OfferType, offerTypes } from '@wojaz/travel/trip'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cheapestByPlace } from '../src/cheapest-by-place.ts'
import { countOffers } from '../src/count-offers.ts'
import { ScanThreads } from '../src/engine/scan-threads.ts'
import { Scanner } from '../src/engine/scanner.ts'
import { lowestPrices } from '../src/lowest-prices.ts'
import { mapPins } from '../src/map-pins.ts'
import { priceCalendar } from '../src/price-calendar.ts'
import { findRepairs } from '../src/repairs.ts'
import { search } from '../src/search.ts'
import { globalSearch } from '../src/search-form/global-search.ts'
import { anySearch } from './any-search.ts'
import { checkOptions } from './check-options.ts'
import { Dice } from './dice.ts'
import { openEngine, type TestEngine } from './open-engine.ts'
import { accept, smallWorld } from './test-world.ts'

const { today } = smallWorld

let engine: TestEngine

beforeAll(async () => {
  engine = await openEngine()
}, 60_000)

afterAll(() => engine.close())

test('a count is what the search lists, and its price that of the cheapest', async () => {
  const { index, scanner, listed } = engine
  let several = 0
  for (const request of engine.randomSearches(14, 120)) {
    const counted = accept(await countOffers(index, scanner, request))
    expect(counted).toEqual(await listed(request))
    if (counted.count > 1) several++
  }
  expect(several).toBeGreaterThan(30)
})

test('adding a facet never raises the count, and the count is the one that was promised', async () => {
  const dice = new Dice(2)
  for (const request of engine.randomSearches(2, 60)) {
    const found = await engine.find(request)
    const facet = dice.pick(
      found.facets.filter(({ values }) => values.length > 0 && values.every(({ selected }) => !selected)),
    )
    const value = dice.pick(facet.values)
    const filters = [...request.filters, { filterId: facet.code, selectedValues: [value.code] }]
    const narrower = await engine.listed({ ...request, filters })
    expect(narrower.count).toBeLessThanOrEqual(found.pagination.totalResults)
    expect(narrower).toEqual({ count: value.count, fromPrice: value.fromPrice })
  }
})

test('threads find what the main thread finds', async () => {
  const { index, recall } = engine
  const wide: OfferSearchRequest = { ...anySearch, childrenBirthdays: [addDays(today, -800)] }
  const here = new Scanner({ threads: 1, shortMicroseconds: Number.POSITIVE_INFINITY })
  const there = new Scanner({ threads: 2, shortMicroseconds: 0 })
  expect(await search(index, there, wide, 'pl')).toEqual(await search(index, here, wide, 'pl'))
  expect(await priceCalendar(index, there, wide)).toEqual(await priceCalendar(index, here, wide))
  expect(await globalSearch(index, there, recall, wide, 'pl')).toEqual(
    await globalSearch(index, here, recall, wide, 'pl'),
  )
  await here.close()
  await there.close()
})

test('each day of the calendar costs what a search for that day finds', async () => {
  for (const request of engine.randomSearches(5, 15)) {
    const calendar = accept(await priceCalendar(engine.index, engine.scanner, request))
    const { from, to } = spanOf(request)
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const { fromPrice } = await engine.listed({
        ...request,
        departureDateFrom: date,
        departureDateTo: date,
      })
      expect(calendar.find((day) => day.date === date)?.price ?? null).toBe(fromPrice)
    }
  }
})

test('a calendar of eighteen months is left to the threads, be it of one hotel; that of a month is not', async () => {
  const { index, scanner } = engine
  const oneHotel = { ...anySearch, destinationsCodes: [index.register.hotels.at(-1)!.code] }
  const inThreads = vi.spyOn(ScanThreads.prototype, 'run')
  await priceCalendar(index, scanner, {
    ...oneHotel,
    departureDateTo: addDays(today, 30),
    durationFrom: 1,
    durationTo: 4,
  })
  expect(inThreads).not.toHaveBeenCalled()
  await priceCalendar(index, scanner, oneHotel)
  expect(inThreads).toHaveBeenCalledTimes(1)
  inThreads.mockRestore()
})

function spanOf({ departureDateFrom, departureDateTo }: OfferSearchRequest) {
  return { from: departureDateFrom!, to: departureDateTo ?? addDays(departureDateFrom!, 5) }
}

test('the lowest price of a destination in a month is what a search there then finds', async () => {
  const months = [
    { month: '2026-12', departureDateFrom: '2026-12-01', departureDateTo: '2026-12-31' },
    { month: '2027-01', departureDateFrom: '2027-01-01', departureDateTo: '2027-01-31' },
  ]
  for (const request of engine.randomSearches(6, 10)) {
    const whole = {
      ...request,
      destinationsCodes: [],
      departureDateFrom: months[0]!.departureDateFrom,
      departureDateTo: months[1]!.departureDateTo,
    }
    const found = accept(await lowestPrices(engine.index, engine.scanner, whole, 'region', 'pl'))
    for (const destination of found) {
      const expected: unknown[] = []
      for (const { month, ...dates } of months) {
        const there = { ...whole, ...dates, destinationsCodes: [destination.code] }
        const { count, fromPrice } = await engine.listed(there)
        if (count > 0) expected.push({ month, price: fromPrice, count })
      }
      expect(destination.months).toEqual(expected)
    }
  }
})

test('the pins of a map are the hotels of the list, in its order and at its prices', async () => {
  let seen = 0
  for (const request of engine.randomSearches(15, 80)) {
    const { offers, pagination } = await engine.find(request)
    const { pins, totalResults } = accept(await mapPins(engine.index, engine.scanner, request))
    expect(totalResults).toBe(pagination.totalResults)
    expect(pins).toEqual(
      offers.map(({ hotelCode, hotelName, stars, latitude, longitude, discountPrice: price }) => ({
        hotelCode,
        hotelName,
        stars,
        latitude,
        longitude,
        price,
      })),
    )
    seen += pins.length
  }
  expect(seen).toBeGreaterThan(100)
})

test('the cheapest offer of a place is the first that a search there lists', async () => {
  let seen = 0
  for (const { radius: _, regionLocation: __, ...request } of engine.randomSearches(16, 25)) {
    const anywhere = { ...request, destinationsCodes: [] }
    const { index, scanner } = engine
    const found = accept(await cheapestByPlace(index, scanner, anywhere, 'region', 'pl'))
    const counts = found.reduce((sum, { count }) => sum + count, 0)
    expect(counts).toBe((await engine.listed(anywhere)).count)
    for (const { code, count, offer } of found) {
      const metaData = { page: 0, pageSize: 1, sorting: 'price' } as const
      const there = await engine.find({ ...anywhere, destinationsCodes: [code], metaData })
      expect([offer, count]).toEqual([there.offers[0], there.pagination.totalResults])
      seen++
    }
    const totals = found.map(({ offer }) => offer.quote.total)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  }
  expect(seen).toBeGreaterThan(30)
})

test('every option of the search form leads to as many hotels as it says, and a disabled one to none', async () => {
  const { index, scanner, recall } = engine
  for (const request of engine.randomSearches(7, 8)) {
    const filters = accept(await globalSearch(index, scanner, recall, request, 'pl'))
    await checkOptions(request, filters, (chosen) => engine.listed({ ...request, ...chosen }))
  }
})

test('a trip type and its kinds lead to what they say when chosen anew', async () => {
  const { index, scanner, recall } = engine
  for (const { occupancies: _, radius: __, regionLocation: ___, ...random } of engine.randomSearches(13, 6)) {
    const request = { ...random, departuresCodes: [], destinationsCodes: [], filters: [] }
    const filters = accept(await globalSearch(index, scanner, recall, request, 'pl'))
    const types = filters.flatMap((filter) => (filter.filterType === 'TYPE' ? filter.options : []))
    const hotelTypes = types.filter(({ value }) => value !== offerTypes.CZ)
    for (const { value, additionalOptions, count, fromPrice } of hotelTypes) {
      const asked = { ...request, offerType: value as OfferType }
      expect(await engine.listed(asked)).toEqual({ count, fromPrice })
      for (const kind of additionalOptions) {
        const ofKind = [{ filterId: kind.key, selectedValues: [kind.value] }]
        expect(await engine.listed({ ...asked, filters: ofKind })).toEqual({
          count: kind.count,
          fromPrice: kind.fromPrice,
        })
      }
    }
  }
})

test('an empty list comes with changes that lead to what they promise', async () => {
  let repaired = 0
  for (const request of engine.randomSearches(8, 120)) {
    if ((await engine.listed(request)).count > 0) continue
    for (const repair of await findRepairs(engine.index, request, (other) =>
      countOffers(engine.index, engine.scanner, other),
    )) {
      const found = await engine.listed(repair.request)
      expect(found).toEqual({ count: repair.count, fromPrice: repair.fromPrice })
      expect(found.count).toBeGreaterThan(0)
      repaired++
    }
  }
  expect(repaired).toBeGreaterThan(20)
})
