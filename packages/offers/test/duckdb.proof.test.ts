import { DuckDBInstance } from '@duckdb/node-api'
import { addDays } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPackages } from '../bench/count-packages.ts'
import { loadParts } from '../bench/duckdb/load-parts.ts'
import { materialisedSql, materialiseOffers } from '../bench/duckdb/materialised-offers.ts'
import { partsSql } from '../bench/duckdb/parts-search.ts'
import { answerTo, requireSameAnswer } from '../bench/duckdb/same-answer.ts'
import { type Numbers, readNumbers } from '../bench/duckdb/search-sql.ts'
import { searchMix } from '../bench/search-mix.ts'
import type { OfferIndex } from '../src/engine/offer-index.ts'
import { Scanner } from '../src/engine/scanner.ts'
import { search } from '../src/search.ts'
import { readIndex } from '../src/store/read-index.ts'
import { accept, openTestWorld, smallWorld, type TestWorld } from './test-world.ts'

// The comparison of the bench: the mix of searches with the engine and with DuckDB, in a world of forty hotels.

const { today } = smallWorld
const context = { today, numbers: {} as Numbers }
let world: TestWorld
let index: OfferIndex
let scanner: Scanner
let instance: DuckDBInstance
let duck: Awaited<ReturnType<DuckDBInstance['connect']>>
let mix: OfferSearchRequest[]

beforeAll(async () => {
  world = await openTestWorld()
  index = await readIndex(world.pool, today)
  scanner = new Scanner({ threads: 1 })
  instance = await DuckDBInstance.create(':memory:')
  duck = await instance.connect()
  await loadParts(duck, world.inventory, today)
  context.numbers = await readNumbers(duck)
  const places = index.register.places.filter(({ kind }) => kind === 'country').map(({ code }) => code)
  const searches = searchMix(60, 5, today, {
    airports: index.register.airports.filter(({ isDeparture }) => isDeparture).map(({ code }) => code),
    countriesOf: () => places,
    facet: { filterId: 'facilities', selectedValues: ['pool', 'slides'] },
  })
  // The small world is on sale for two months only.
  mix = searches.map((request, i) => ({
    ...request,
    departureDateFrom: addDays(today, i % 45),
    departureDateTo: addDays(today, (i % 45) + 14),
  }))
}, 60_000)

afterAll(async () => {
  duck.closeSync()
  instance.closeSync()
  await scanner.close()
  await world.close()
})

async function compare(
  requests: readonly OfferSearchRequest[],
  sqlOf: (request: OfferSearchRequest) => string,
) {
  let hotels = 0
  for (const request of requests) {
    const found = accept(await search(index, scanner, request, 'pl'))
    requireSameAnswer(request, found, await answerTo(await duck.prepare(sqlOf(request))), context)
    hotels += found.pagination.totalResults
  }
  // Empty lists would prove little.
  expect(hotels).toBeGreaterThan(requests.length)
}

test.each(['contract', 'prepared'] as const)(
  'DuckDB finds over the parts (%s) what the engine finds',
  async (kind) => {
    await compare(mix.slice(0, 20), (request) => partsSql(kind, request, today, context.numbers))
  },
  120_000,
)

test('a row per package of two adults: as many as the engine counts, and searches find the same', async () => {
  expect(await materialiseOffers(duck)).toBe(countPackages(index))
  const ofTwo = mix.filter(({ childrenBirthdays }) => childrenBirthdays.length === 0)
  await compare(ofTwo, (request) => materialisedSql(request, today, context.numbers))
}, 120_000)

test('a different answer is told', async () => {
  const request = mix.find(({ offerType }) => offerType === 'BY_PLANE')!
  const found = accept(await search(index, scanner, request, 'pl'))
  const row = await answerTo(await duck.prepare(partsSql('prepared', request, today, context.numbers)))
  const other = { ...found, pagination: { ...found.pagination, totalResults: -1 } }
  expect(() => requireSameAnswer(request, other, row, context)).toThrow('DuckDB answers differently')
})
