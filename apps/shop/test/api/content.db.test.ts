import { locales } from '@wojaz/travel/locale'
import { expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { signIn } from '../editor.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const ask = (url: string, headers = {}) => shop.app.inject({ url, headers })

test('GET /api/pages finds a page by its address in the asked language', async () => {
  const query = 'depth=2&locale=cs&where[url][equals]=/zima&where[active][equals]=true&filterByActive=true'
  const { statusCode, body } = await ask(`/api/pages?${query}`)
  expect(statusCode).toBe(200)
  expect(JSON.parse(body).docs).toMatchObject([{ url: '/zima', title: 'Zima na horách', active: true }])
})

test('GET /api/pages does not find a closed page among the active ones', async () => {
  const { body } = await ask('/api/pages?where[url][equals]=/dawna-promocja&where[active][equals]=true')
  expect(JSON.parse(body).docs).toEqual([])
})

test.each(['header', 'footer', 'global-search', 'checkout-header', 'dictionary'])(
  'GET /api/globals/%s answers in every language',
  async (name) => {
    for (const locale of locales) {
      const { statusCode, body } = await ask(`/api/globals/${name}?locale=${locale}&filterByActive=true`)
      expect(statusCode).toBe(200)
      expect(JSON.parse(body)).toHaveProperty('active')
    }
  },
)

test('GET /api/globals/dictionary carries texts and their plural forms', async () => {
  const { body } = await ask('/api/globals/dictionary?locale=uk')
  const { localizedContent } = JSON.parse(body)
  expect(localizedContent).toContainEqual({
    key: 'api.notFound',
    value: 'Ми не знайшли того, що ви шукаєте.',
  })
})

test('drafts are refused to strangers and shown to a signed-in editor', async () => {
  const editor = await signIn(shop.app)
  await editor.draft('/szkic', 'Szkic')
  const url = '/api/pages?where[url][equals]=/szkic&draft=true'
  expect((await ask(url)).statusCode).toBe(403)
  expect((await ask('/api/pages?where[url][equals]=/szkic')).json().docs).toEqual([])
  expect((await ask(url, editor.headers)).json().docs).toMatchObject([{ title: 'Szkic' }])
})

test('nobody registers the first admin from outside', async () => {
  const payload = { email: 'stranger@example.com', password: 'a long password' }
  for (const url of [
    '/api/users/first-register',
    '/api/users/First-Register',
    '/api/users/first%2dregister',
  ]) {
    const { statusCode } = await shop.app.inject({ method: 'POST', url, payload })
    expect(statusCode).toBe(404)
  }
})

test.each([
  ['POST', '/api/pages'],
  ['PATCH', '/api/pages/1'],
  ['DELETE', '/api/pages/1'],
  ['POST', '/api/globals/header'],
  ['POST', '/api/media'],
  ['POST', '/api/users'],
] as const)('%s %s needs an editor', async (method, url) => {
  const { statusCode, body } = await shop.app.inject({ method, url, payload: { title: 'x' } })
  expect([401, 403, 404]).toContain(statusCode)
  expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), message: expect.any(String) })
})

test('a body larger than an editor ever sends is refused before it is read', async () => {
  const editor = await signIn(shop.app)
  const { statusCode, body } = await shop.app.inject({
    method: 'POST',
    url: '/api/pages',
    headers: editor.headers,
    payload: JSON.stringify({ title: 'x'.repeat(3 * 1024 ** 2) }),
  })
  expect(statusCode).toBe(413)
  expect(JSON.parse(body).code).toBe('payload-too-large')
})

test('signing in sets a cookie that scripts cannot read', async () => {
  const { testAdmin } = await import('@wojaz/content/testing')
  const { headers } = await shop.app.inject({ method: 'POST', url: '/api/users/login', payload: testAdmin })
  expect(String(headers['set-cookie'])).toMatch(/payload-token=.*HttpOnly/)
})

test('refusals speak the browser’s language when nothing else is said', async () => {
  const { body } = await ask('/api/nie-ma', { 'accept-language': 'hu-HU,hu;q=0.9' })
  const polish = await ask('/api/nie-ma')
  expect(JSON.parse(body).message).not.toBe(polish.json().message)
})
