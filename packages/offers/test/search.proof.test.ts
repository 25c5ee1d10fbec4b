import { isDeepStrictEqual } from 'node:util'
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

const searches = 2_000
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

/** The same in every run. */
function randomSearches(count: number): OfferSearchRequest[] {
  const dice = new Dice(20_261_115)
  return Array.from({ length: count }, () => randomSearch(dice, world.inventory, today, days))
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
