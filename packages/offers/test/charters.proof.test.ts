import { isDeepStrictEqual } from 'node:util'
import { type OfferSearchRequest, sortMeaning } from '@wojaz/travel/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookable } from '../src/bookable.ts'
import { type CharterListing, charterListing } from '../src/charter-listing.ts'
import { type BruteFlight, bruteCharters } from './brute-charters.ts'
import { Dice } from './dice.ts'
import { openEngine, type TestEngine } from './open-engine.ts'
import { kindsOf, kindsOfQuestion, randomFlights } from './random-flights.ts'
import { accept, smallWorld } from './test-world.ts'

const searches = 1_000
const { today, days } = smallWorld

let engine: TestEngine

beforeAll(async () => {
  engine = await openEngine()
}, 60_000)

afterAll(() => engine.close())

const ask = (dice: Dice) => randomFlights(dice, engine.world.inventory, today, days)

test('random questions are of every kind that the form and the filters can ask', () => {
  const dice = new Dice(20_261_117)
  const asked = new Map<string, number>()
  for (let number = 0; number < 1_000; number++)
    for (const kind of kindsOf(ask(dice), engine.world.inventory)) asked.set(kind, (asked.get(kind) ?? 0) + 1)
  // Every kind of question must occur often enough.
  for (const kind of kindsOfQuestion) expect([kind, (asked.get(kind) ?? 0) > 40]).toEqual([kind, true])
})

test(`${searches} random questions for flights find what trying every two flights finds, to the last count`, async () => {
  const { index, cache, world } = engine
  const dice = new Dice(20_261_117)
  const brute = (request: OfferSearchRequest) => bruteCharters(world.inventory, request, today)
  let flights = 0
  for (let number = 0; number < searches; number++) {
    const request = ask(dice)
    const found = accept(await charterListing(index, cache, request, 'pl'))
    const right = inOrder(brute(request), request)
    const { page, pageSize } = request.metaData
    const unpriced = request.filters.filter(({ filterId }) => filterId !== 'amountRange')
    const atAnyPrice = brute({ ...request, filters: unpriced })
    const [ours, theirs] = [
      summaryOf(found),
      {
        total: right.length,
        offers: right.slice(page * pageSize, (page + 1) * pageSize),
        from: lowest(right),
        counts: countsBy(found, request, brute),
        bars: found.histogram.map(
          ({ from, to }) => atAnyPrice.filter(({ shown }) => shown >= from && shown < to).length,
        ),
      },
    ]
    if (!isDeepStrictEqual(ours, theirs)) expect(ours, JSON.stringify(request)).toEqual(theirs)
    flights += right.length
  }
  // Empty lists would prove little.
  expect(flights).toBeGreaterThan(searches * 5)
}, 180_000)

test('every flight of a list, whatever it was filtered by, opens at its price on the very same planes', async () => {
  const { index, cache } = engine
  const dice = new Dice(7)
  let opened = 0
  for (let number = 0; number < 120; number++) {
    const request = ask(dice)
    const { offers } = accept(await charterListing(index, cache, request, 'pl'))
    for (const { offerCode, quote, departureFlight, returnFlight } of offers) {
      const offer = accept(bookable(index, offerCode, { locale: 'pl', perPerson: false }))
      // A better class may have fewer seats left than economy, which the code is priced in.
      const planes = [departureFlight, returnFlight].map(
        (leg) => leg && { ...leg, seatsLeft: expect.any(Number) },
      )
      expect(offer).toMatchObject({ offerCode, departureFlight: planes[0], returnFlight: planes[1] })
      expect(offer.quote).toEqual(quote)
      opened++
    }
  }
  expect(opened).toBeGreaterThan(200)
})

test('each way out of an empty list of flights leads to as many as it says', async () => {
  const { index, cache } = engine
  const dice = new Dice(11)
  let repaired = 0
  for (let number = 0; number < 60; number++) {
    const { repairs } = accept(await charterListing(index, cache, ask(dice), 'pl'))
    for (const { request, count, fromPrice } of repairs) {
      const { pagination, fromPrice: from } = accept(await charterListing(index, cache, request, 'pl'))
      expect({ count: pagination.totalResults, from }).toEqual({ count, from: fromPrice })
      repaired++
    }
  }
  expect(repaired).toBeGreaterThan(10)
})

function summaryOf({ offers, pagination, fromPrice, facets, histogram }: CharterListing) {
  return {
    total: pagination.totalResults,
    offers: offers.map(
      (offer): BruteFlight => ({
        from: offer.departureAirport.code,
        to: offer.destinationAirport.code,
        day: offer.departureDate,
        nights: offer.duration,
        out: offer.departureFlight.flightId,
        back: offer.returnFlight?.flightId ?? null,
        total: offer.quote.total + offer.cabinPrice,
        shown: offer.price,
      }),
    ),
    from: fromPrice,
    counts: Object.fromEntries(
      counted(facets).map(({ facet, value }) => [
        `${facet}:${value.code}`,
        { count: value.count, from: value.fromPrice },
      ]),
    ),
    bars: histogram.map(({ count }) => count),
  }
}

function counted(facets: CharterListing['facets']) {
  return facets
    .filter(({ code }) => code !== 'priceSelector' && code !== 'amountRange')
    .flatMap(({ code, values }) => values.map((value) => ({ facet: code, value })))
}

function countsBy(
  { facets }: CharterListing,
  request: OfferSearchRequest,
  brute: (request: OfferSearchRequest) => BruteFlight[],
) {
  return Object.fromEntries(
    counted(facets).map(({ facet, value }) => {
      const others = request.filters.filter(({ filterId }) => filterId !== facet)
      const found = brute({
        ...request,
        filters: [...others, { filterId: facet, selectedValues: [value.code] }],
      })
      return [`${facet}:${value.code}`, { count: found.length, from: lowest(found) }]
    }),
  )
}

function lowest(flights: readonly BruteFlight[]): number | null {
  return flights.length === 0 ? null : Math.min(...flights.map(({ shown }) => shown))
}

function inOrder(flights: BruteFlight[], { metaData }: OfferSearchRequest): BruteFlight[] {
  const { by, order } = sortMeaning(metaData.sorting)
  const sign = order === 'DESCENDING' ? -1 : 1
  const place = (code: string) => engine.index.register.airportNumber.get(code)!
  const asked = (a: BruteFlight, b: BruteFlight) =>
    by === 'departure'
      ? a.day.localeCompare(b.day)
      : by === 'duration'
        ? a.nights - b.nights
        : a.total - b.total
  return flights.sort(
    (a, b) =>
      sign * asked(a, b) ||
      a.total - b.total ||
      a.day.localeCompare(b.day) ||
      a.nights - b.nights ||
      place(a.from) - place(b.from) ||
      place(a.to) - place(b.to),
  )
}
