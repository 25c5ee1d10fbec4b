import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { type Editor, signIn } from '../editor.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
let editor: Editor
let port: number
let agent: Agent
test.beforeAll(async ({ shop: opened }) => {
  shop = await opened.front({})
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  port = (shop.app.server.address() as AddressInfo).port
  editor = await signIn(shop.app)
})
beforeEach(() => {
  agent?.destroy()
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
test.afterAll(async () => {
  agent?.destroy()
  await shop.close()
})

/** Sends over one connection and returns the status. */
async function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<number> {
  return (await answerTo(method, path, headers, body)).status
}

function answerTo(method: string, path: string, headers: Record<string, string>, body: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: unknown }>((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, async (answer) => {
      const given = await text(answer)
      const isJson = answer.headers['content-type']?.includes('json')
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: isJson ? JSON.parse(given) : given,
      })
    })
    sent.setTimeout(10_000, () => sent.destroy(new Error(`${method} ${path} was not answered`)))
    sent.on('error', reject).end(body)
  })
}

const large = 'x'.repeat(300_000)
const mark = 'where-a-part-begins'
const form = (fileName: string) => {
  const disposition = `content-disposition: form-data; name="file"; filename="${fileName}"`
  return [`--${mark}`, disposition, 'content-type: image/png', '', large, `--${mark}--`, ''].join('\r\n')
}
const formType = { 'content-type': `multipart/form-data; boundary=${mark}` }

test.each([
  ['a stranger who writes a page', '/api/pages', 403, { 'content-type': 'application/json' }, large],
  ['a stranger who uploads', '/api/media', 403, formType, form('a.png')],
  ['a login of 300 kB', '/api/users/login', 413, { 'content-type': 'application/json' }, large],
  ['a login that is a file', '/api/users/login', 413, formType, form('a\0.png')],
])(
  '%s is refused, and the next request on the connection is answered',
  async (_, path, status, headers, body) => {
    expect(await send('POST', path, headers, body)).toBe(status)
    expect(await send('GET', '/health/live')).toBe(200)
  },
)

const chunked = { 'transfer-encoding': 'chunked' }
const json = { 'content-type': 'application/json' }

// Unread bytes of a body would block the next request on the connection: they are drained, or the connection is closed.
test.each([
  ['a call', 'POST', '/api/www/events', json],
  ['a call of unknown length', 'POST', '/api/www/events', { ...json, ...chunked }],
  ['a call in another language', 'POST', '/api/www/events', { 'content-type': 'text/plain' }],
  ['a call in another way', 'DELETE', '/health/live', json],
  ['an upload for nobody', 'POST', '/api/www/nothing', formType],
  ['an upload of unknown length', 'POST', '/api/media', { ...formType, ...chunked }],
  ['a form of a page', 'POST', '/kontakt', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a form of a page of unknown length', 'POST', '/kontakt', { ...json, ...chunked }],
  ['an upload to a page', 'POST', '/kontakt', formType],
  ['an upload to the booking', 'POST', '/pz/rezerwacja/1', { ...formType, ...chunked }],
  ['an upload to a picture', 'POST', '/scale/media/a.jpg', formType],
  ['an upload to the admin', 'POST', '/admin/collections/media', formType],
  ['an upload to the admin, of unknown length', 'POST', '/admin/login', { ...formType, ...chunked }],
  ['an upload to the admin’s files', 'POST', '/_next/static/a.js', formType],
])('%s of 300 kB is refused, and the next request is answered', async (_, method, path, headers) => {
  const status = await send(method, path, headers, large)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(await send('GET', '/health/live')).toBe(200)
})

const toMedia = '/api/media'

test.each([
  ['whose name ends early', toMedia, form('a\0.png')],
  ['whose name ends early, where nothing is uploaded', '/api/destinations/access', form('a\0.png')],
  ['that ends in the middle', toMedia, form('a.png').slice(0, 200_000)],
  ['of nothing', toMedia, ''],
  ['without parts', toMedia, large],
])('an upload %s is refused to an editor, and the shop lives on', async (_, path, body) => {
  const { host: _host, origin: _origin, ...session } = editor.headers
  expect(await send('POST', path, { ...session, ...formType }, body)).toBe(400)
  expect(await send('GET', '/health/live')).toBe(200)
})

test.each([
  ['an address', `/?q=${'x'.repeat(20_000)}`, {}],
  ['a cookie', '/api/www/wishlist', { cookie: `a=${'x'.repeat(20_000)}` }],
])('%s of 20 kB is refused in the one shape, and the connection is said to end', async (_, path, headers) => {
  const answer = await answerTo('GET', path, headers, '')
  expect(answer).toMatchObject({
    status: 431,
    headers: { connection: 'close' },
    body: { code: 'headers-too-large', message: 'Przesyłane dane są za duże.' },
  })
  expect(await send('GET', '/health/live')).toBe(200)
})
