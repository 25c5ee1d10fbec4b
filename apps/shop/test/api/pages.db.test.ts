import { expect, onTestFinished } from 'vitest'
import { sourceHash } from '../../server/plugins/security-headers.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { signIn } from '../editor.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const open = (url: string, headers = {}) => shop.app.inject({ url, headers })

test('GET / shows what is valid now and nothing else', async () => {
  const { statusCode, body } = await open('/')
  expect(statusCode).toBe(200)
  expect(body).toContain('Witaj na wakacjach')
  expect(body).toContain('kończy się o 13:00')
  expect(body).not.toContain('zaczyna się o 14:00')
  expect(body).not.toContain('Tylko dla zalogowanych')
})

test('GET / is cached: every guest gets the same page, and a policy that names its script', async () => {
  const answers = [await open('/'), await open('/'), await open('/')]
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  for (const { headers } of answers)
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${sourceHash('1')};`)
  const metrics = await shop.services.reports.registry.getSingleMetricAsString('pages_total')
  expect(metrics).toMatch(/outcome="hit"} [1-9]/)
})

test('a promotion leaves and another arrives when their time comes, although the page is kept', async () => {
  await open('/')
  shop.setClock('2026-06-01T13:00:00.001Z')
  expect((await open('/')).body).not.toContain('kończy się o 13:00')
  shop.setClock('2026-06-01T14:00:02.000Z')
  expect((await open('/')).body).toContain('zaczyna się o 14:00')
})

test('GET /cs/zima speaks Czech, GET /zima Polish', async () => {
  expect((await open('/cs/zima')).body).toContain('Zima na horách')
  expect((await open('/zima')).body).toContain('<h1>Zima</h1>')
})

test.each([
  ['/zima/', '/zima'],
  ['/pl/zima', '/zima'],
  ['/pl', '/'],
  ['//zima', '/zima'],
  ['/cs/?utm_source=mail', '/cs?utm_source=mail'],
])('GET %s moves for good to %s', async (asked, canonical) => {
  const { statusCode, headers } = await open(asked)
  expect(statusCode).toBe(301)
  expect(headers.location).toBe(canonical)
})

test('a page that is not there and one that is closed answer 404 and are never kept', async () => {
  const before = await shop.services.reports.registry.getSingleMetricAsString('pages_total')
  for (const url of ['/nie-ma', '/nie-ma', '/dawna-promocja', '/szkic-strony']) {
    expect((await open(url)).statusCode).toBe(404)
  }
  const after = await shop.services.reports.registry.getSingleMetricAsString('pages_total')
  expect(hits(after)).toBe(hits(before))
})

test('guests from a campaign share the cached page', async () => {
  await open('/zima')
  const before = hits(await shop.services.reports.registry.getSingleMetricAsString('pages_total'))
  await open('/zima?utm_source=newsletter&gclid=abc')
  const after = hits(await shop.services.reports.registry.getSingleMetricAsString('pages_total'))
  expect(after).toBe(before + 1)
})

test('an edit made on another node replaces the kept page', async () => {
  const other = await buildTestApp({ databaseUrl: shop.databaseUrl })
  onTestFinished(other.close)
  const editor = await signIn(other.app)
  expect((await open('/przedsprzedaz')).body).toContain('Przedsprzedaż')
  await editor.change('/przedsprzedaz', { title: 'Po edycji', _status: 'published' })
  onTestFinished(() => editor.change('/przedsprzedaz', { title: 'Przedsprzedaż', _status: 'published' }))
  await expect.poll(async () => (await open('/przedsprzedaz')).body).toContain('Po edycji')
})

test('a draft is seen by a signed-in editor alone, in a page that nobody keeps and the admin may frame', async () => {
  const { headers, draft } = await signIn(shop.app)
  await draft('/szkic-strony', 'Szkic')
  const stranger = await open('/szkic-strony?catalogVersion=Staged')
  const editor = await open('/szkic-strony?catalogVersion=Staged', headers)
  expect(stranger.statusCode).toBe(404)
  expect(stranger.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(editor.statusCode).toBe(200)
  expect(editor.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
  })
  expect(editor.headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('HEAD / answers like GET without a body', async () => {
  const { statusCode, body, headers } = await shop.app.inject({ method: 'HEAD', url: '/' })
  expect(statusCode).toBe(200)
  expect(body).toBe('')
  expect(headers['content-type']).toContain('text/html')
})

test('POST / is refused with what can be done instead', async () => {
  const { statusCode, headers } = await shop.app.inject({ method: 'POST', url: '/' })
  expect(statusCode).toBe(405)
  expect(headers.allow).toBe('GET, HEAD')
})

function hits(metric: string): number {
  return Number(/outcome="hit"} (\d+)/.exec(metric)?.[1] ?? 0)
}
