import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { site, testCalls } from './test-calls.ts'

// Hashing passwords and saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { open, close, get, send, session, content } = testCalls()
beforeAll(open)
afterAll(close)

const oddIds = [
  'abc',
  '0',
  '-1',
  '1.5',
  '1e3',
  '2147483648',
  '9999999999999',
  '__proto__',
  '[object Object]',
  '%',
]

test.each(oddIds)('there is no document with the number %s', async (id) => {
  for (const place of ['pages', 'users', 'media', 'pages/versions', 'globals/header/versions']) {
    const answer = await get(`/api/${place}/${encodeURIComponent(id)}`, session)
    expect([place, answer.status, (await answer.json()).code]).toEqual([place, 404, 'not-found'])
  }
  expect((await send('PATCH', `/api/pages/${encodeURIComponent(id)}`, {}, session)).status).toBe(404)
  expect((await send('DELETE', `/api/faq/${encodeURIComponent(id)}`, {}, session)).status).toBe(404)
})

test.each([
  ['GET', '/api/__proto__'],
  ['POST', '/api/constructor'],
  ['GET', '/api/payload-migrations'],
  ['GET', '/api/faq/versions'],
  ['POST', '/api/menus/versions/1'],
  ['GET', '/api/globals/nothing/versions'],
  ['DELETE', '/api/payload-preferences/never-saved'],
  ['POST', '/api/users/verify/x'],
])('%s %s leads nowhere', async (method, path) => {
  const body = method === 'POST' ? '{}' : undefined
  const answer = await content().handle(new Request(site + path, { method, body, headers: session }))
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'not-found'])
})

test.each([
  ['where[createdAt][near]=1,2', 'where[createdAt][near]'],
  ['where[id][in][]=x', 'where'],
  ['where[id][equals]=9999999999999', 'where'],
  ['where[or][0][createdAt][all]=2026-06-01', 'where[or][0][createdAt][all]'],
  ['where[createdAt][not_like]={}', 'where'],
  ['where[id][contains]=5', 'where'],
])('the question %s is refused by name', async (query, field) => {
  const answer = await get(`/api/media/count?${query}`, session)
  const { code, fields } = await answer.json()
  expect([answer.status, code, Object.keys(fields)]).toEqual([400, 'bad-query', [field]])
})

test.each(['limit[]=1&limit[]=2', 'limit=1.5', 'page=-5'])('the list cannot be cut by %s', async (query) => {
  expect((await get(`/api/media?${query}`, session)).status).toBe(400)
})

test('a long question comes as a form and is answered as any other', async () => {
  const ask = (body: string) =>
    content().handle(
      new Request(`${site}/api/pages?depth=0`, {
        method: 'POST',
        body,
        headers: {
          ...session,
          'content-type': 'application/x-www-form-urlencoded',
          'x-payload-http-method-override': 'GET',
        },
      }),
    )
  const found = await ask('where[url][equals]=/zima&locale=pl')
  expect((await found.json()).docs).toMatchObject([{ url: '/zima' }])
  expect((await ask('where[createdAt][within]=x')).status).toBe(400)
})

test.each([['null'], ['1'], ['"x"'], ['[]'], ['{']])('%s is no document', async (body) => {
  for (const [method, path] of [
    ['POST', '/api/faq'],
    ['PATCH', '/api/pages/1'],
    ['POST', '/api/globals/header'],
    ['POST', '/api/media'],
    ['POST', '/api/users'],
  ] as const) {
    const headers = { ...session, 'content-type': 'application/json' }
    const answer = await content().handle(new Request(site + path, { method, body, headers }))
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, 400, 'bad-body'])
  }
})

test.each([
  ['destinations', { path: 5 }, 'path'],
  ['pages', { slots: [{ components: 'x' }] }, 'slots.0.components'],
  ['redirects', { from: ['/a'] }, 'from'],
  ['offices', { openingHours: 7 }, 'openingHours'],
])('a document of %s with a wrong kind of value names the field', async (collection, document, field) => {
  const answer = await send('POST', `/api/${collection}`, document, session)
  const { code, fields } = await answer.json()
  expect([answer.status, code, Object.keys(fields)]).toEqual([400, 'bad-body', [field]])
})

test('a document without a body lacks what it must have', async () => {
  const answer = await content().handle(new Request(`${site}/api/faq`, { method: 'POST', headers: session }))
  expect(answer.status).toBe(400)
})

test.each([
  ['a text with a NUL', { title: 'a\0b' }],
  ['a popup that does not exist', { popup: 999_999 }],
  ['a moment that is none', { createdAt: 'never' }],
])('%s is refused, not stored', async (_, document) => {
  const answer = await send('PATCH', '/api/pages/1?locale=pl', document, session)
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad-body'])
})

const mark = 'where-a-part-begins'
const part = (name: string, content: string) =>
  `--${mark}\r\ncontent-disposition: form-data; name=${name}\r\ncontent-type: image/png\r\n\r\n${content}\r\n`

test.each([
  ['half a form', part('"file"; filename="a.png"', 'x')],
  ['a name that ends early', `${part('"file"; filename="a\0.png"', 'x')}--${mark}--\r\n`],
  ['a document that is none', `${part('"_payload"', '[]')}--${mark}--\r\n`],
  ['nothing', ''],
])('an upload of %s is refused', async (_, body) => {
  const headers = { ...session, 'content-type': `multipart/form-data; boundary=${mark}` }
  const answer = await content().handle(new Request(`${site}/api/media`, { method: 'POST', body, headers }))
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad-body'])
})
