import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
let address: string
// A page is cached for two seconds of the shop's clock, which does not move: so for the whole test.
test.beforeAll(async ({ shop: opened }) => {
  shop = await opened.front({})
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
})
test.afterAll(() => shop?.close())

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** Raw HTTP: `fetch` would add its own encodings and decompress. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(address + path, { headers, method }, async (answer) =>
      resolve({ status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) }),
    )
    asked.on('error', reject).end()
  })
}

const unpack = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes: Buffer) => bytes,
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity', 'none'],
  ['gzip;q=0, br;q=0', 'none'],
  ['', 'none'],
] as const)('GET / with accept-encoding "%s" comes as %s', async (accepted, encoding) => {
  const { status, headers, bytes } = await ask('/', { 'accept-encoding': accepted })
  expect(status).toBe(200)
  expect(headers['content-encoding'] ?? 'none').toBe(encoding)
  expect(headers.vary).toBe('accept-encoding, cookie')
  expect(Number(headers['content-length'])).toBe(bytes.length)
  expect(unpack[encoding](bytes).toString()).toContain('Witaj na wakacjach')
})

test.each(['br', 'gzip', 'identity'])('two guests get the same bytes: %s', async (encoding) => {
  const one = await ask('/', { 'accept-encoding': encoding, 'user-agent': 'one' })
  const other = await ask('/', { 'accept-encoding': encoding, 'user-agent': 'other' })
  expect(one.bytes.equals(other.bytes)).toBe(true)
  expect(one.headers['content-security-policy']).toBe(other.headers['content-security-policy'])
})

test('who has the page already is told so, in any encoding, with the policy of that page', async () => {
  const first = await ask('/', { 'accept-encoding': 'br' })
  const tag = String(first.headers.etag)
  expect(tag).toMatch(/^W\/"\w+-\w+"$/)
  for (const [known, encoding] of [
    [tag, 'br'],
    [tag, 'gzip'],
    [`"other", ${tag}`, 'identity'],
  ] as const) {
    const again = await ask('/', { 'if-none-match': known, 'accept-encoding': encoding })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, tag])
    expect(again.headers['content-encoding']).toBeUndefined()
    expect(again.headers.vary).toBe('accept-encoding, cookie')
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  }
})

test('who has another page gets this one', async () => {
  const { headers } = await ask('/zima')
  const answer = await ask('/', { 'if-none-match': String(headers.etag) })
  expect([answer.status, answer.bytes.toString()]).toEqual([
    200,
    expect.stringContaining('Witaj na wakacjach'),
  ])
})

test('a page that was drawn anew without a change is still the one the guest has', async () => {
  const first = await ask('/zima')
  shop.setClock('2026-06-01T12:00:05.000Z')
  const again = await ask('/zima', { 'if-none-match': String(first.headers.etag) })
  expect(again.status).toBe(304)
})

test('who has decided about cookies gets another page with another tag', async () => {
  const asked = await ask('/')
  const decided = await ask('/', { cookie: 'cookie_consent=1.2026-05-01.preferences' })
  expect(asked.bytes.toString()).toContain('cookies?')
  expect(decided.bytes.toString()).not.toContain('cookies?')
  expect(decided.headers.etag).not.toBe(asked.headers.etag)
})

test.each(['br', 'gzip', 'identity'])('HEAD / tells what GET / would: %s', async (encoding) => {
  const got = await ask('/', { 'accept-encoding': encoding })
  const told = await ask('/', { 'accept-encoding': encoding }, 'HEAD')
  expect([told.status, told.bytes.length]).toEqual([200, 0])
  for (const name of [
    'content-length',
    'content-encoding',
    'etag',
    'vary',
    'content-type',
    'content-security-policy',
  ])
    expect(told.headers[name], name).toBe(got.headers[name])
})

test('a page that is not there has no tag, and comes compressed', async () => {
  const { status, headers, bytes } = await ask('/nie-ma', { 'accept-encoding': 'br' })
  expect([status, headers.etag, headers['content-encoding']]).toEqual([404, undefined, 'br'])
  expect(brotliDecompressSync(bytes).toString()).toContain('<h1>')
})

test('a page for one guest alone has no tag, and says what it depends on', async () => {
  const { headers, bytes } = await ask('/zima?wyslano=newsletter', { 'accept-encoding': 'identity' })
  expect(bytes.toString()).toContain('<h1>')
  expect([headers.etag, headers.vary]).toEqual([undefined, expect.stringContaining('cookie')])
})
