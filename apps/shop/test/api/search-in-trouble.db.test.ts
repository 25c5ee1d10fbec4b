import type { SearchResult } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildTestApp } from '../build-test-app.ts'
import { openSearchShop, type SearchShop, services } from '../search-shop.ts'

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

test('a shop without an inventory starts, finds nothing and says so', async () => {
  const empty = await buildTestApp()
  const asked = { method: 'POST', payload: { offerType: 'BY_PLANE' } } as const
  expect((await empty.app.inject({ url: '/api/www/search/offers/count', ...asked })).json()).toBe(0)
  const gs = await empty.app.inject({ method: 'POST', url: '/api/www/gs', payload: {} })
  expect(gs.statusCode).toBe(200)
  await empty.close()
})

test('what is sold out meanwhile is a 409 within a second', async () => {
  const [offer] = (await search()).offers
  const { fromAirport, toAirport, date } = offer?.departureFlight ?? {}
  await shop.services.database.pool.query(
    `update offers.flight_cabins set sold = seats
      where flight_id in (select id from offers.flights where (from_airport, to_airport, day) = ($1, $2, $3))`,
    [fromAirport, toAirport, date],
  )
  await vi.waitFor(
    async () => {
      const priced = await shop.post(`${services}/search/offers/price`, { offerCode: offer?.offerCode })
      expect([priced.statusCode, priced.json().code]).toEqual([409, 'flight-sold-out'])
    },
    { timeout: 10_000 },
  )
})

test('searching goes on while Postgres throws everybody out', async () => {
  const found = await search()
  await shop.services.database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  expect(await search()).toEqual(found)
})
