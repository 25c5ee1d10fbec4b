import type { SearchResult } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSearchShop, type SearchShop } from '../search-shop.ts'

let shop: SearchShop
beforeAll(async () => {
  shop = await openSearchShop()
})
afterAll(() => shop?.close())

const search = () =>
  shop.answer<SearchResult>('/api/www/search/offers', {
    offerType: 'BY_PLANE',
    durationFrom: 5,
    durationTo: 9,
  })

test('searching goes on while Postgres throws everybody out', async () => {
  const found = await search()
  await shop.services.database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  expect(await search()).toEqual(found)
})
