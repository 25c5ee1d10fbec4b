import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { OffersCount } from '../src/count-offers.ts'
import { Scanner } from '../src/engine/scanner.ts'
import { search } from '../src/search.ts'
import type { Recall } from '../src/search-form/form-counts.ts'
import { readIndex } from '../src/store/read-index.ts'
import { Dice } from './dice.ts'
import { randomSearch } from './random-search.ts'
import { accept, openTestWorld, smallWorld } from './test-world.ts'

export type TestEngine = Awaited<ReturnType<typeof openEngine>>

const { today, days } = smallWorld

/** Opens an index of the small world, with the functions that tests use. */
export async function openEngine() {
  const world = await openTestWorld()
  const index = await readIndex(world.pool, today)
  const scanner = new Scanner({ threads: 2 })
  const find = async (request: OfferSearchRequest) => accept(await search(index, scanner, request, 'pl'))
  return {
    world,
    index,
    scanner,
    cache: scanner.cacheFor(index),
    /** Caches nothing. */
    recall: ((_, ask) => ask()) as Recall,
    find,
    /** Returns what the search lists (which is proved against plain SQL): count and lowest price. */
    async listed(request: OfferSearchRequest): Promise<OffersCount> {
      const cheapestFirst = { page: 0, pageSize: 1, sorting: 'price' } as const
      const { offers, pagination } = await find({ ...request, metaData: cheapestFirst })
      return { count: pagination.totalResults, fromPrice: offers[0]?.discountPrice ?? null }
    },
    randomSearches(seed: number, count: number): OfferSearchRequest[] {
      const dice = new Dice(seed)
      return Array.from({ length: count }, () => {
        const request = randomSearch(dice, world.inventory, today, days)
        return { ...request, metaData: { ...request.metaData, page: 0, pageSize: 100 } }
      })
    },
    async close() {
      await scanner.close()
      await world.close()
    },
  }
}

export const perPersonOf = (request: OfferSearchRequest) =>
  !request.filters.some(({ selectedValues }) => selectedValues.includes('fullPrice'))
