import { addDays } from '@wojaz/travel/dates'
import { occupancyOf } from '@wojaz/travel/party'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { offerTypes } from '@wojaz/travel/trip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookable } from '../src/bookable.ts'
import { charterFlights } from '../src/charter-flights.ts'
import { planCharters } from '../src/charter-plan.ts'
import { countCharters } from '../src/count-charters.ts'
import { priceParts } from '../src/price-parts.ts'
import { globalSearch } from '../src/search-form/global-search.ts'
import { anySearch } from './any-search.ts'
import { checkOptions } from './check-options.ts'
import { openEngine, type TestEngine } from './open-engine.ts'
import { accept, smallWorld } from './test-world.ts'

const { today } = smallWorld

let engine: TestEngine

beforeAll(async () => {
  engine = await openEngine()
}, 60_000)

afterAll(() => engine.close())

test('every option of the form for charters leads to as many pairs of flights as it says', async () => {
  const { index, scanner, cache, recall } = engine
  for (const random of engine.randomSearches(12, 4)) {
    const request = { ...random, offerType: offerTypes.CZ, occupancies: undefined, filters: [] }
    const filters = accept(await globalSearch(index, scanner, recall, request, 'pl'))
    await checkOptions(request, filters, async (chosen) => {
      const asked = { ...request, ...chosen }
      const { pagination, fromPrice } = accept(await charterFlights(index, cache, asked, 'pl'))
      return { count: pagination.totalResults, fromPrice }
    })
    const days = filters.flatMap((filter) => (filter.filterType === 'CALENDAR' ? filter.days : []))
    for (const { date, price } of days.slice(0, 10)) {
      const oneDay = { ...request, departureDateFrom: date, departureDateTo: date }
      expect(accept(await charterFlights(index, cache, oneDay, 'pl')).fromPrice).toBe(price)
    }
  }
})

test('charters are counted as many as are listed, whatever birthdays lie among the days of return', async () => {
  const { index, cache } = engine
  let counted = 0
  for (const random of engine.randomSearches(17, 40)) {
    const request = {
      ...random,
      offerType: offerTypes.CZ,
      occupancies: undefined,
      filters: [],
      destinationsCodes: [],
    }
    const { pagination, fromPrice } = accept(await charterFlights(index, cache, request, 'pl'))
    const found = accept(await countCharters(index, cache, request))
    expect(found).toEqual({ count: pagination.totalResults, fromPrice })
    counted += found.count
  }
  expect(counted).toBeGreaterThan(100)
})

test('who turns two between leaving and a usual return is another party on a flight one way', () => {
  const partyOf = (childrenBirthday: string) => {
    const oneWay = [{ filterId: 'flightWay', selectedValues: ['oneWay'] }]
    const leaving = { departureDateFrom: addDays(today, 10), departureDateTo: addDays(today, 12) }
    const week = { durationFrom: 7, durationTo: 7, offerType: offerTypes.CZ, filters: oneWay }
    const request = { ...anySearch, ...leaving, ...week, childrenBirthdays: [childrenBirthday] }
    return accept(planCharters(engine.index, request)).plan.partyKey
  }
  const turnsTwo = addDays(addDays(today, 14), -731)
  expect(partyOf(turnsTwo)).not.toBe(partyOf(addDays(turnsTwo, -60)))
})

test('charter flights are pairs with seats for all, page by page in order', async () => {
  const request: OfferSearchRequest = {
    ...anySearch,
    offerType: 'CHARTER',
    durationFrom: 3,
    durationTo: 8,
    metaData: { page: 0, pageSize: 100, sorting: 'PRICE_ASCENDING' },
  }
  const { offers, pagination, fromPrice } = accept(
    await charterFlights(engine.index, engine.cache, request, 'pl'),
  )
  const { rows } = await engine.world.pool.query<{ pairs: number; least: number }>(
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

test('far pages of charters go on where the near ones end', async () => {
  const request: OfferSearchRequest = { ...anySearch, offerType: 'CHARTER' }
  const page = async (number: number) => {
    const metaData = { page: number, pageSize: 100, sorting: 'PRICE_ASCENDING' } as const
    return accept(await charterFlights(engine.index, engine.cache, { ...request, metaData }, 'pl'))
  }
  const { totalResults } = (await page(0)).pagination
  expect(totalResults).toBeGreaterThan(1_200)
  const near = (await page(9)).offers
  const far = (await page(10)).offers
  expect(far).toHaveLength(100)
  expect(far[0]!.quote.total).toBeGreaterThanOrEqual(near.at(-1)!.quote.total)
  expect(far.map(({ offerCode }) => offerCode)).not.toContain(near.at(-1)!.offerCode)
  expect((await page(Math.ceil(totalResults / 100))).offers).toEqual([])
})

test('of a flight alone each seat pays both airports as on the day of flying, whoever sits on a lap nothing, and all adds up', async () => {
  const { rows } = await engine.world.pool.query<{
    id: number
    charge: number
    adult: number
    child: number
  }>(
    `select id, adult_price as adult, child_price as child,
       (select departing from offers.airport_charges where airport = from_airport and valid_from <= day order by valid_from desc limit 1)
       + (select arriving from offers.airport_charges where airport = to_airport and valid_from <= day order by valid_from desc limit 1)
         as charge
     from offers.flights join offers.flight_cabins on flight_id = id and cabin = 'Economy'`,
  )
  const flights = new Map(rows.map((row) => [row.id, row]))
  const family = { adultsCount: 2, childrenBirthDates: ['2020-05-01', '2026-01-10'] }
  const seen = { capped: 0, laterTariff: 0 }
  for (const departureDateFrom of [addDays(today, 1), addDays(today, 21)]) {
    const request: OfferSearchRequest = {
      ...anySearch,
      offerType: 'CHARTER',
      departureDateFrom,
      occupancies: [occupancyOf(family)],
      metaData: { page: 0, pageSize: 100, sorting: 'PRICE_ASCENDING' },
    }
    const { offers } = accept(await charterFlights(engine.index, engine.cache, request, 'pl'))
    for (const { quote, departureFlight, returnFlight, departureDate } of offers) {
      let charges = 0
      for (const { flightId } of [departureFlight, returnFlight!]) {
        const { charge, adult, child } = flights.get(flightId)!
        charges += 2 * Math.min(charge, adult) + Math.min(charge, child)
        if (charge > child) seen.capped++
      }
      expect(quote.airportCharges).toBe(charges)
      expect(quote.airFare + quote.airportCharges).toBe(quote.flights)
      expect(priceParts(quote).reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total)
      expect(quote.tfg).toBe(4 * 1_600)
      if (departureDate >= addDays(today, 20)) seen.laterTariff++
    }
  }
  expect(seen.capped).toBeGreaterThan(0)
  expect(seen.laterTariff).toBeGreaterThan(0)
})

test('a flight alone can be booked at the price of its list; the other way round it cannot', async () => {
  const view = { locale: 'pl', perPerson: false } as const
  const request: OfferSearchRequest = { ...anySearch, offerType: 'CHARTER' }
  const { offers } = accept(await charterFlights(engine.index, engine.cache, request, 'pl'))
  for (const { offerCode, quote, departureFlight, destinationAirport } of offers.slice(0, 20)) {
    const offer = accept(bookable(engine.index, offerCode, view))
    expect(offer).toMatchObject({ offerCode, tripType: 'CZ', hotelCode: '', boardName: '', stars: 0 })
    expect(offer.quote.total).toBe(quote.total)
    expect(offer.departureFlight?.flightId).toBe(departureFlight.flightId)
    expect(offer.breadcrumbs.at(-1)).toMatchObject({ code: destinationAirport.code })
    const back = offerCode.slice(3, 6) + offerCode.slice(0, 3) + offerCode.slice(6)
    expect(bookable(engine.index, back, view)).toEqual({
      ok: false,
      refusal: { code: 'offer-unknown', part: 'airport' },
    })
  }
})
