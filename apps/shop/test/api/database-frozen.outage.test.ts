import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareContent } from '@wojaz/content/server'
import { type Postgres, startPostgres } from '@wojaz/database'
import { freezePostgres } from '@wojaz/database/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountShopOf, customerOf, newPerson } from '../account-shop.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { shopContent } from '../shop-content.ts'

let folder: string
let postgres: Postgres
let shop: TestApp
let thaw: (() => void) | null = null
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wojaz-frozen-'))
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
  thaw?.()
  await shop?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })
const someCart = '/api/www/checkout/cart/product'
const mailbox = '/api/www/mytui/api/customerMessages/unread'

// A request may take ten seconds; several run here one after the other while Postgres is frozen.
test('while Postgres stands still a request hears of it in ten seconds, cached pages are served, and all passes by itself', async () => {
  const session = { 'cart-id': 'a'.repeat(22), cookie: 'tui_bt=somebody; tui_rt=somebody' }
  expect((await ask('/')).statusCode).toBe(200)
  expect((await ask(someCart, session)).statusCode).toBeLessThan(500)
  expect((await ask(mailbox, session)).statusCode).toBe(403)
  const { cookies } = await customerOf(accountShopOf(shop), newPerson())
  const customer = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
  expect((await ask(mailbox, customer)).statusCode).toBe(200)

  thaw = freezePostgres(postgres)
  const asked = await Promise.all(
    [
      ask('/api/pages?where[url][equals]=/niepytana', { accept: '*/*' }),
      ask('/cs/niepytana', { accept: 'text/html' }),
      ask(someCart, session),
      ask('/api/users/me', { cookie: 'payload-token=a.b.c' }),
      // It cannot be known that this customer is a stranger.
      ask(mailbox, customer),
      ask('/'),
      ask('/health/live'),
      ask('/health/ready'),
    ].map((asking) => Promise.race([asking, refusedAfter(10_000)])),
  )
  const [api, page, cart, editor, secured, home, live, ready] = asked
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503, 200, 200, 503])
  expect(api?.json()).toEqual({ code: 'database-unavailable', message: expect.stringMatching(/\.$/) })
  expect(cart?.json().code).toBe('database-unavailable')
  expect(editor?.json().code).toBe('database-unavailable')
  expect(secured?.json().code).toBe('database-unavailable')
  expect([api, cart, editor, secured].map((answer) => answer?.headers['retry-after'])).toEqual(
    Array(4).fill('5'),
  )
  expect(page?.body).toContain('<html lang="cs">')
  expect(home?.body).toContain('Witaj na wakacjach')
  expect(live?.json()).toEqual({ status: 'ok' })
  expect(ready?.json()).toMatchObject({ database: false })

  thaw()
  thaw = null
  await vi.waitFor(
    async () => {
      expect((await ask('/health/ready')).statusCode).toBe(200)
      expect((await ask('/api/pages?where[url][equals]=/po-powrocie')).statusCode).toBe(200)
      expect((await ask('/zima')).statusCode).toBe(200)
      expect((await ask(someCart, session)).statusCode).toBeLessThan(500)
    },
    { timeout: 10_000, interval: 100 },
  )
}, 60_000)

/** Used instead of an answer. */
async function refusedAfter(ms: number): Promise<Awaited<ReturnType<typeof ask>>> {
  await once(AbortSignal.timeout(ms), 'abort')
  throw new Error(`Not answered within ${ms / 1_000} s.`)
}
