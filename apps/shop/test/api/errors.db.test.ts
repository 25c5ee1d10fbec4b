import { locales } from '@wojaz/travel/locale'
import { expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const report = (payload: unknown, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/www/errors',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

test.each(locales)('every refusal has one shape and speaks %s', async (locale) => {
  const headers = { 'x-market-language': locale }
  const answers = [
    [404, 'not-found', await shop.app.inject({ url: '/health/unknown', headers })],
    [405, 'method-not-allowed', await shop.app.inject({ method: 'DELETE', url: '/health/live', headers })],
    [413, 'payload-too-large', await report({ message: 'x'.repeat(5_000), path: '/' }, headers)],
    [415, 'unsupported-media-type', await report('a=b', { ...headers, 'content-type': 'text/plain' })],
    [400, 'invalid-request', await report({ message: '' }, headers)],
  ] as const
  const polish = await shop.app.inject({ url: '/health/unknown' })
  for (const [status, code, answer] of answers) {
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/\p{L}{2,}.*\.$/u) })
  }
  expect(answers[0][2].json().message === polish.json().message).toBe(locale === 'pl')
})

test('a wrong field is named', async () => {
  const { statusCode, body } = await report({ message: 'boom', path: 'no slash' })
  expect(statusCode).toBe(400)
  expect(JSON.parse(body).fields).toEqual({ path: 'Ta wartość jest nieprawidłowa.' })
})

test.each([
  [{ 'x-market-language': 'cs', 'accept-language': 'hu' }, '?locale=uk', 'Nenašli'],
  [{ 'accept-language': 'hu' }, '?locale=uk', 'Ми не знайшли'],
  [{ 'accept-language': 'de, hu;q=0.5' }, '', 'Nem találjuk'],
  [{ 'x-market-language': 'xx' }, '', 'Nie znaleźliśmy'],
] as [Record<string, string>, string, string][])('%j %s is answered “%s…”', async (headers, query, words) => {
  const { body } = await shop.app.inject({ url: `/health/unknown${query}`, headers })
  expect(JSON.parse(body).message).toContain(words)
})

test('a body that is not JSON is a 400, not a fault of ours', async () => {
  expect((await report('{"message":')).statusCode).toBe(400)
})

test.each([
  ['POST', '/api/www/errors', { message: 'a\0b', path: '/' }],
  ['POST', '/api/www/errors', { message: 'boom', path: '/', 'a\0b': 1 }],
  ['POST', '/api/www/search/offers/suggest', { text: 'a\u0007b' }],
  ['GET', '/api/www/wishlist?page=%00', undefined],
  ['GET', '/zima%00', undefined],
  ['GET', '/file/documents/a%0d%0a.pdf', undefined],
] as const)('%s %s with control characters is refused', async (method, url, payload) => {
  const { statusCode } = await shop.app.inject({ method, url, payload })
  expect(statusCode).toBe(400)
})

test('people get a page where calls get JSON', async () => {
  const { statusCode, headers, body } = await shop.app.inject({
    method: 'POST',
    url: '/cs/zima',
    headers: { accept: 'text/html' },
  })
  expect(statusCode).toBe(405)
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('<html lang="cs">')
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/zima%00',
  '/../../etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/file/..%2f..%2f..%2fetc%2fpasswd',
  '/scale/media/%2e%2e/x.jpg?dstw=384&dstw=5',
  '/api/pages/abc',
  '/api/pages/99999999999999999999',
  '/api/pages?where[url][equals]=%00',
  '/api/pages?where[or][0][_status][equals]=draft',
  '/api/pages?limit=0&depth=10',
  '/api/pages?locale=xx&sort=password',
  '/api/globals/nope',
  '/api/%2e%2e/%2e%2e',
  '/dictionary/xx.1.js',
  `/${'a'.repeat(3_000)}`,
  `/?q=${'x'.repeat(6_000)}`,
  '/?catalogVersion=Staged&previewToken=%00',
  '/?catalogVersion[]=Staged&locale[]=pl',
  '/zima.data?_routes=%00',
])('GET %s is never a fault of ours', async (url) => {
  const { statusCode } = await shop.app.inject({ url, headers: { accept: '*/*' } })
  expect(statusCode).toBeLessThan(500)
})
