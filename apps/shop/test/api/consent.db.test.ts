import { expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
let atHttps: TestApp
test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  atHttps = await shop.front({ env: { SITE_URL: 'https://wojaz.example' } })
})
test.afterAll(() => atHttps.close())

const url = '/api/www/consent'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { ...form, ...headers },
    payload: `${new URLSearchParams(fields)}`,
  })
const answer = (payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url, headers, payload })

test('POST /api/www/consent of a plain form keeps the decision and leads back to the page', async () => {
  const { statusCode, headers } = await submit({ answer: 'all', returnTo: '/cs/zima?strona=2' })
  expect(statusCode).toBe(303)
  expect(headers.location).toBe('/cs/zima?strona=2')
  expect(String(headers['set-cookie'])).toBe(
    'cookie_consent=1.2026-06-01.preferences.statistics.marketing; Path=/; Max-Age=15552000; SameSite=Lax',
  )
})

test.each([
  [{ answer: 'necessary', marketing: 'on' }, '1.2026-06-01'],
  [{ answer: 'chosen', statistics: 'on' }, '1.2026-06-01.statistics'],
  [{ answer: 'chosen' }, '1.2026-06-01'],
])('%j is kept as %s', async (fields, value) => {
  expect((await submit(fields)).cookies[0]).toMatchObject({ name: 'cookie_consent', value })
})

test('a script gets no page to follow', async () => {
  const { statusCode, cookies } = await answer({ answer: 'chosen', preferences: 'on' })
  expect(statusCode).toBe(204)
  expect(cookies[0]?.value).toBe('1.2026-06-01.preferences')
})

test.each(['//example.org', 'https://example.org', '/\\example.org', 'zima', '/a\nb', '/\t/example.org'])(
  'nobody is led away from the shop to “%s”',
  async (returnTo) => {
    const { statusCode, headers } = await submit({ answer: 'all', returnTo })
    expect(statusCode).toBe(400)
    expect(headers['set-cookie']).toBeUndefined()
  },
)

test.each([{}, { answer: 'maybe' }, { answer: 'chosen', marketing: 'off' }])(
  '%j is no decision',
  async (fields) => {
    expect((await answer(fields)).statusCode).toBe(400)
  },
)

test.each(['cross-site', 'same-site'])(
  'a page of another origin (%s) cannot decide for a guest',
  async (site) => {
    const { statusCode, headers } = await submit({ answer: 'all' }, { 'sec-fetch-site': site })
    expect(statusCode).toBe(403)
    expect(headers['set-cookie']).toBeUndefined()
  },
)

test('at an https address the decision never travels by anything else, whatever the request came by', async () => {
  const { headers } = await atHttps.app.inject({ method: 'POST', url, payload: { answer: 'all' } })
  expect(String(headers['set-cookie'])).toMatch(/^cookie_consent=.*; Secure$/)
})

test('decisions are counted by button, not by guest', async () => {
  await answer({ answer: 'necessary' })
  const metric = await shop.services.reports.registry.getSingleMetricAsString('consent_answers_total')
  expect(metric).toMatch(/consent_answers_total\{answer="necessary"\} \d/)
})

test('GET / asks those who have not decided and leaves the others alone, although both pages are kept', async () => {
  const open = (cookie: string) => shop.app.inject({ url: '/', headers: cookie ? { cookie } : {} })
  const decided = 'cookie_consent=1.2026-05-01.preferences'
  for (const cookie of ['', decided, '', decided]) {
    const { body, headers } = await open(cookie)
    expect(body.includes('cookies?')).toBe(cookie === '')
    expect(headers.vary).toContain('cookie')
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect((await open('cookie_consent=0.rubbish')).body).toContain('cookies?')
})
