import { startPolling } from '@wojaz/database'
import { expect, vi } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

const token = 'a token for the scraper'
let shop: TestApp
let closed: TestApp
test.beforeAll(async ({ shop: opened }) => {
  closed = opened
  shop = await opened.front({ env: { METRICS_TOKEN: token } })
})
test.afterAll(() => shop?.close())

const scrape = (app: TestApp, authorization?: string) =>
  app.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

test('GET /health/live and /health/ready say that all is well', async () => {
  expect((await shop.app.inject('/health/live')).json()).toEqual({ status: 'ok' })
  expect((await shop.app.inject('/health/ready')).json()).toEqual({
    status: 'ok',
    database: true,
    content: true,
  })
})

test('GET /metrics does not exist for a stranger, nor where no token is set', async () => {
  for (const answer of [
    await scrape(shop),
    await scrape(shop, 'Bearer wrong'),
    await scrape(closed, 'Bearer null'),
  ]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('not-found')
  }
})

test('GET /metrics counts requests by route, never by address', async () => {
  await shop.app.inject('/zima')
  const { statusCode, body } = await scrape(shop, `Bearer ${token}`)
  expect(statusCode).toBe(200)
  expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} \d/)
  expect(body).toContain('nodejs_eventloop_lag_seconds')
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).not.toContain('zima')
})

test('POST /metrics/polling-loops sends what waits at once, and does not exist for a stranger', async () => {
  const run = (authorization?: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/metrics/polling-loops',
      headers: authorization ? { authorization } : {},
    })
  const work = vi.fn(async () => {})
  const polling = startPolling(work, 3_600_000, () => {})
  expect([(await run()).statusCode, (await run('Bearer wrong')).statusCode]).toEqual([404, 404])
  expect(work).toHaveBeenCalledTimes(1)
  expect((await run(`Bearer ${token}`)).statusCode).toBe(204)
  expect(work).toHaveBeenCalledTimes(2)
  await polling.stop()
})

test('POST /api/www/errors counts a component that failed in a browser and keeps nothing of the guest', async () => {
  shop.logged.length = 0
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/www/errors',
    payload: { component: 'hero', message: 'Cannot draw jan@example.com', path: '/zima' },
  })
  const { body } = await scrape(shop, `Bearer ${token}`)
  expect(statusCode).toBe(204)
  expect(body).toContain('component_failures_total{component="hero",side="browser"} 1')
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ msg: 'component failed', message: 'Cannot draw [e-mail]', path: '/zima' }),
  )
})

test('POST /api/www/errors: strangers invent no labels of metrics', async () => {
  const report = (component: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/www/errors',
      payload: { component, message: 'broken', path: '/' },
    })
  const counted = async () => {
    const { body } = await scrape(shop, `Bearer ${token}`)
    const labels = body.matchAll(/component_failures_total\{component="(\w+)",side="browser"\} (\d+)/g)
    return new Map([...labels].map(([, name = '', count]) => [name, Number(count)]))
  }
  const before = await counted()
  const invented = Array.from({ length: 9 }, (_, at) => `made${'abcdefghi'[at]}`)
  for (const name of [...invented, 'dataLatemap', 'hydration', 'tiles']) await report(name)
  const after = await counted()
  const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  expect(['other', 'hydration', 'tiles'].map(more)).toEqual([10, 1, 1])
  expect([...after.keys()].filter((name) => name.startsWith('made'))).toEqual([])
})

test('GET /api/docs/json describes the calls of the shop', async () => {
  const { paths } = (await shop.app.inject('/api/docs/json')).json()
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/health/ready', '/api/www/errors']))
  expect(Object.keys(paths)).not.toContain('/metrics')
})

test('GET /robots.txt keeps crawlers out of the admin and shows them the site map', async () => {
  const { body } = await shop.app.inject('/robots.txt')
  expect(body).toContain('Disallow: /admin')
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
})

test('GET /sitemap/pages.xml lists open pages in five languages, each naming the others', async () => {
  const { body, headers } = await shop.app.inject('/sitemap/pages.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(body).toContain('<loc>http://localhost:3000/zima</loc>')
  expect(body).toContain('<loc>http://localhost:3000/uk/zima</loc>')
  expect(body).toContain('hreflang="x-default" href="http://localhost:3000/zima"')
  expect(body).not.toContain('dawna-promocja')
})

test('GET /dictionary/{locale}.{version}.js may be kept for ever, an old version must not', async () => {
  const { version } = await shop.services.content.dictionary('cs')
  const current = await shop.app.inject(`/dictionary/cs.${version}.js`)
  const old = await shop.app.inject('/dictionary/cs.old.js')
  expect(current.headers['content-type']).toContain('text/javascript')
  expect(current.headers['cache-control']).toContain('immutable')
  expect(current.body).toMatch(/^window\.wojazTexts=\{"locale":"cs"/)
  expect(old.body).toBe(current.body)
  expect(old.headers['cache-control']).toBe('no-store')
})
