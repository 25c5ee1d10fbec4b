import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectionsOf, poolsOf } from '../../server/host/workers/connection-plan.ts'
import { postgresConnections } from '../../server/host/workers/postgres-connections.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { runWorkerShop } from '../run-worker-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({
    pools: poolsOf(2),
    env: { OCTO_SUPPLIERS: 'alps http://127.0.0.1:9 0123456789abcdef' },
  })
})
afterAll(() => shop.close())

/** Of this shop alone: its database is its own. */
async function connections(): Promise<Record<string, number>> {
  const { rows } = await shop.services.database.pool.query<{ name: string; count: number }>(
    `select case when application_name like 'listen %' then 'listeners' else application_name end as name, count(*)::int
     from pg_stat_activity where datname = current_database() and backend_type = 'client backend' group by 1`,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

test('a worker never has more connections than its share, however many ask', async () => {
  const { database, offers, content } = shop.services
  const crowd = Array.from({ length: 40 }, (_, number) => [
    database.pool.query('select pg_sleep(0.02)'),
    content.page(`/nie-ma-${number}`, { locale: 'pl', drafts: false } as never),
    offers.reviews('nobody', {} as never).catch(() => {}),
  ])
  await Promise.all(crowd.flat())
  const { shop: most, content: mostContent, offers: mostOffers, inventory } = poolsOf(2)
  const found = await connections()
  expect(found['wojaz-shop']).toBe(most)
  expect(found['wojaz-content']).toBeLessThanOrEqual(mostContent)
  expect(found.offers ?? 0).toBeLessThanOrEqual(mostOffers + inventory)
  expect(found.listeners).toBe(5)
  const all = Object.values(found).reduce((sum, count) => sum + count, 0)
  expect(all).toBeLessThanOrEqual(most + mostContent + mostOffers + inventory + 5)
})

test('more workers than Postgres has connections for do not start, and the sentence says what to change', async () => {
  const { databaseUrl } = shop
  const has = await postgresConnections(databaseUrl)
  const needed = connectionsOf(64)
  const started = await runWorkerShop({ DATABASE_URL: databaseUrl, WORKERS: '64' })
  expect(await started.ended).toBe(1)
  expect(started.output().trim()).toMatch(
    new RegExp(
      `^WORKERS=64 needs ${needed} connections and Postgres has ${has} for us: set WORKERS=\\d+, or raise max_connections of Postgres by ${needed - has}\\.$`,
    ),
  )
})
