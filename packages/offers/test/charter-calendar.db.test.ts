import { occupancyOf } from '@wojaz/travel/party'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { charterFlights } from '../src/charter-flights.ts'
import { globalSearch } from '../src/search-form/global-search.ts'
import { anySearch } from './any-search.ts'
import { openEngine, type TestEngine } from './open-engine.ts'
import { accept } from './test-world.ts'

const charters: OfferSearchRequest = { ...anySearch, offerType: 'CHARTER', durationFrom: 7, durationTo: 7 }
const family = occupancyOf({ adultsCount: 2, childrenBirthDates: ['2019-05-01', '2026-01-10'] })
const of = (filterId: string, ...selectedValues: string[]) => [{ filterId, selectedValues }]

const questions: readonly [string, Partial<OfferSearchRequest>][] = [
  ['a week for two', {}],
  ['any length', { durationFrom: null, durationTo: null }],
  ['three to ten nights', { durationFrom: 3, durationTo: 10 }],
  ['one way', { filters: of('flightWay', 'oneWay') }],
  ['a family with somebody on a lap', { occupancies: [family] }],
  ['the price for all', { filters: of('priceSelector', 'fullPrice') }],
  ['one airline', { filters: of('airline', 'LO') }],
  ['one of two airlines', { filters: of('airline', 'LO', 'FR') }],
  ['with a case', { filters: of('luggage', 'checked') }],
]

let engine: TestEngine
let routes: readonly (readonly [from: string, to: string])[]

beforeAll(async () => {
  engine = await openEngine()
  const { rows } = await engine.world.pool.query<{ from: string; to: string }>(
    `select from_airport as from, to_airport as to from offers.flights
     join offers.airports on code = from_airport and is_departure
     group by 1, 2 order by count(*) desc, 1, 2`,
  )
  // The busiest route, the quietest, and some between.
  routes = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const { from, to } = rows[Math.round(share * (rows.length - 1))]!
    return [from, to] as const
  })
}, 60_000)

afterAll(() => engine.close())

test.each(questions)(
  'the fare calendar of a route has the days of its list at their lowest prices: %s',
  async (_, asked) => {
    let cells = 0
    for (const [from, to] of routes) {
      const request = { ...charters, ...asked, departuresCodes: [from], destinationsCodes: [to] }
      const shown = await calendarOf(request)
      expect([from, to, shown]).toEqual([from, to, await cheapestByDay(request)])
      cells += shown.length
    }
    expect(cells).toBeGreaterThan(20)
  },
)

type Cell = readonly [date: string, price: number]

async function calendarOf(request: OfferSearchRequest): Promise<Cell[]> {
  const { index, scanner, recall } = engine
  const filters = accept(await globalSearch(index, scanner, recall, request, 'pl'))
  const days = filters.flatMap((filter) => (filter.filterType === 'CALENDAR' ? filter.days : []))
  return days.map(({ date, price }) => [date, price] as const)
}

/** Reads the whole list, page by page, most expensive first, so that the cheapest of a day overwrites the others. */
async function cheapestByDay(request: OfferSearchRequest): Promise<Cell[]> {
  const cheapest = new Map<string, number>()
  for (let page = 0, left = 1; left > 0; page++) {
    const metaData = { page, pageSize: 100, sorting: 'PRICE_DESCENDING' } as const
    const { offers } = accept(
      await charterFlights(engine.index, engine.cache, { ...request, metaData }, 'pl'),
    )
    for (const { departureDate, price } of offers) cheapest.set(departureDate, price)
    left = offers.length
  }
  return [...cheapest].sort(([a], [b]) => a.localeCompare(b))
}
