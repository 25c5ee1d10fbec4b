import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareContent } from '@wojaz/content/server'
import { type Postgres, startPostgres } from '@wojaz/database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { shopContent } from '../shop-content.ts'

let folder: string
let postgres: Postgres
let shop: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wojaz-restart-'))
  // mkdtemp makes the folder private; then Postgres started by root would store its data elsewhere (see packages/database).
  await chmod(folder, 0o711)
  postgres = await startPostgres({ folder, durable: false, log: () => {} })
  await prepareContent(
    {
      databaseUrl: postgres.url(),
      secret: 'a secret for tests only',
      mediaFolder: folder,
      siteUrl: 'http://localhost:3000',
      clock: () => new Date(),
      log: { info() {}, warn() {}, error() {} },
      adminEmail: 'redakcja@wojaz.example',
    },
    shopContent.fill,
  )
  shop = await buildTestApp({ databaseUrl: postgres.url() })
})
afterAll(async () => {
  await shop?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const statusOf = async (url: string) => (await shop.app.inject({ url })).statusCode

test('a restart of Postgres under load is a moment of 503, never a crash, and passes by itself', async () => {
  await shop.app.inject('/')
  let loading = true
  let asked = 0
  const statuses = new Map<string, Set<number>>()
  const load = Array.from({ length: 8 }, async () => {
    while (loading) {
      asked += 1
      // Every URL is new, so nothing comes from a cache: each needs Postgres.
      const urls = {
        kept: '/',
        page: `/strona-${asked}`,
        api: `/api/pages?where[url][equals]=/strona-${asked}`,
      }
      for (const [kind, url] of Object.entries(urls)) {
        const known = statuses.get(kind) ?? new Set()
        statuses.set(kind, known.add(await statusOf(url)))
      }
    }
  })

  await postgres.stop()
  const away = await shop.app.inject({
    url: '/api/pages?where[url][equals]=/niepytana',
    headers: { accept: '*/*' },
  })
  expect(away.statusCode).toBe(503)
  expect(away.headers['retry-after']).toBe('5')
  expect(away.json().code).toBe('database-unavailable')
  const page = await shop.app.inject({ url: '/cs/niepytana', headers: { accept: 'text/html' } })
  expect(page.statusCode).toBe(503)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('<html lang="cs">')
  expect((await shop.app.inject('/health/ready')).json()).toMatchObject({
    status: 'unavailable',
    database: false,
  })
  expect(await statusOf('/health/live')).toBe(200)
  expect(await statusOf('/')).toBe(200)

  await postgres.restart()
  await vi.waitFor(
    async () => {
      expect(await statusOf('/health/ready')).toBe(200)
      expect(await statusOf('/api/pages?where[url][equals]=/po-powrocie')).toBe(200)
      expect(await statusOf('/zima')).toBe(200)
    },
    { timeout: 5_000, interval: 50 },
  )
  loading = false
  await Promise.all(load)
  expect(statuses.get('kept')).toEqual(new Set([200]))
  expect([404, 503]).toEqual(expect.arrayContaining([...(statuses.get('page') ?? [])]))
  expect(statuses.get('api')).toEqual(new Set([200, 503]))
}, 60_000)
