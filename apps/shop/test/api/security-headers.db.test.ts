import { expect } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

const template = 'https://tiles.example.org/{z}/{x}/{y}.png'

let shop: TestApp
let behindProxy: TestApp
test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  behindProxy = await buildTestApp({
    env: { TRUST_PROXY: '1', MAP_STYLE_URL: template },
    databaseUrl: shop.databaseUrl,
  })
  behindProxy.services.mapStyles.start()
})
test.afterAll(() => behindProxy.close())

test.each(['/', '/nie-ma', '/api/pages', '/health/live', '/robots.txt', '/api/nie-ma'])(
  'GET %s carries every security header',
  async (url) => {
    const { headers } = await shop.app.inject({ url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  },
)

const policyOf = async ({ app }: TestApp, url = '/') =>
  String((await app.inject({ url })).headers['content-security-policy']).split('; ')

test('pages may fetch what the style of maps loads, and from no other place', async () => {
  expect(await policyOf(behindProxy)).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: https://tiles.example.org",
      "connect-src 'self' https://tiles.example.org",
    ]),
  )
  expect(await policyOf(shop)).toEqual(expect.arrayContaining(["img-src 'self' data:", "connect-src 'self'"]))
})

test('the worker of maps is a file of our own, which fetches the same and nothing else; no page knows a blob', async () => {
  const worker = '/assets/web-prd/b1/maplibre-gl-worker-Bx1.mjs'
  expect(await policyOf(behindProxy)).toContain("worker-src 'self'")
  expect((await policyOf(behindProxy)).join()).not.toContain('blob:')
  expect(await policyOf(behindProxy, worker)).toContain("connect-src 'self' https://tiles.example.org")
  expect(await policyOf(shop, worker)).toContain("connect-src 'self'")
  expect(await policyOf(behindProxy, worker)).toContain("default-src 'none'")
})

test('GET /map/style.json is the style that the settings name, or nothing', async () => {
  const named = await behindProxy.app.inject({ url: '/map/style.json' })
  expect(named.json()).toMatchObject({ version: 8, sources: { pictures: { tiles: [template] } } })
  expect((await shop.app.inject({ url: '/map/style.json' })).statusCode).toBe(204)
})

test('no script runs on a page but our files and what is named by its hash', async () => {
  const { headers } = await shop.app.inject({ url: '/' })
  const policy = String(headers['content-security-policy'])
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
  expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/)
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain("'unsafe")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("form-action 'self'")
})

test('answers of the API load nothing at all', async () => {
  const { headers } = await shop.app.inject({ url: '/api/globals/header' })
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('pictures may be shown in a mail or on a partner’s page', async () => {
  const { headers } = await shop.app.inject({ url: '/file/default/hotel.jpg' })
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
})

test('HTTPS is made permanent only behind a proxy that speaks it', async () => {
  const viaTls = { 'x-forwarded-proto': 'https' }
  const trusted = await behindProxy.app.inject({ url: '/health/live', headers: viaTls })
  const plain = await behindProxy.app.inject({ url: '/health/live' })
  const liar = await shop.app.inject({ url: '/health/live', headers: viaTls })
  expect(trusted.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  expect(plain.headers['strict-transport-security']).toBeUndefined()
  expect(liar.headers['strict-transport-security']).toBeUndefined()
})
