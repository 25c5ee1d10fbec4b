import { isDeepStrictEqual } from 'node:util'
import { proofSample } from '@wojaz/database/testing'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfferIndex } from '../src/engine/offer-index.ts'
import { Scanner } from '../src/engine/scanner.ts'
import { search } from '../src/search.ts'
import { readIndex } from '../src/store/read-index.ts'
import { bruteForce, spellOutStays } from './brute-force.ts'
import { Dice } from './dice.ts'
import { randomSearch } from './random-search.ts'
import { expectedOf, summaryOf } from './search-summary.ts'
import { accept, openTestWorld, smallWorld, type TestWorld } from './test-world.ts'

const amount = { full: 2_000, fewer: 400 }
const searches = proofSample(amount)
const atOnce = 4
const { today, days } = smallWorld

let world: TestWorld
let index: OfferIndex
let scanner: Scanner

beforeAll(async () => {
  world = await openTestWorld()
  index = await readIndex(world.pool, today)
  scanner = new Scanner({ threads: 1 })
  await spellOutStays(world.pool, today)
}, 60_000)

afterAll(async () => {
  await scanner.close()
  await world.close()
})

/** The same in every run. A smaller count gives the first ones. */
function randomSearches(count: number): OfferSearchRequest[] {
  const dice = new Dice(20_261_115)
  return Array.from({ length: count }, () => randomSearch(dice, world.inventory, today, days))
}

test('fewer searches are of every kind that all of them are', () => {
  const kinds = (count: number) => [...new Set(randomSearches(count).flatMap(kindsOf))].sort()
  expect(kinds(amount.fewer)).toEqual(kinds(amount.full))
})

/** Returns the kinds of questions that a search contains. */
function kindsOf(request: OfferSearchRequest): string[] {
  const { metaData, filters, occupancies, childrenBirthdays } = request
  const lists = ['departuresCodes', 'destinationsCodes', 'childrenBirthdays'] as const
  return [
    request.offerType,
    `${occupancies?.length ?? 1} rooms, ${childrenBirthdays.length} children`,
    ...lists.filter((name) => request[name].length > 0),
    ...Object.keys(request).filter((name) => request[name as keyof OfferSearchRequest] === null),
    request.radius === undefined ? 'anywhere' : 'around a place',
    `${metaData.sorting} by ${metaData.pageSize}`,
    `page ${metaData.page}`,
    ...filters.map(({ filterId, selectedValues }) =>
      ['amountRange', 'priceSelector'].includes(filterId) ? filterId : `${filterId} ${selectedValues[0]}`,
    ),
  ]
}

test(`${searches} random searches find what a plain SQL query over the contract finds`, async () => {
  const requests = randomSearches(searches)
  let hotels = 0
  const answerNext = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const expected = await bruteForce(world.pool, request, today)
      const found = accept(await search(index, scanner, request, 'pl'))
      const [ours, theirs] = [summaryOf(found), expectedOf(expected, found)]
      // `expect` is slower than both searches, so it is called only to show a difference.
      if (!isDeepStrictEqual(ours, theirs)) expect(ours, JSON.stringify(request)).toEqual(theirs)
      hotels += expected.listing.length
    }
  }
  await Promise.all(Array.from({ length: atOnce }, answerNext))
  // Empty lists would prove little.
  expect(hotels).toBeGreaterThan(searches * 2)
}, 180_000)
