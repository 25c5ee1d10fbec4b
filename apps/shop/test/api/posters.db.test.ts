import { posterPath } from '@wojaz/content'
import { expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const open = (url: string, headers = {}) => shop.app.inject({ url, headers })

test.each([
  ['the home page', '/og/pl.jpg'],
  ['the home page in Ukrainian', '/og/uk.jpg'],
  ['a page of an editor', '/og/hu/zima.jpg'],
  ['a country', '/og/cs/wypoczynek/c0.jpg'],
  ['a resort without a picture of its own', '/og/ro/wypoczynek/c0/r0a/sr0a1.jpg'],
  ['a search at a place', '/og/pl/wypoczynek/c0/r0a/oferty-last-minute.jpg'],
  ['flights from a city', '/og/uk/wypoczynek/c0/wyloty-z-gdanska.jpg'],
])('GET a poster of %s', async (_, url) => {
  const { statusCode, headers, rawPayload } = await open(`${url}?v=whatever`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    etag: expect.stringMatching(/^"/),
  })
  expect(sizeOfJpeg(rawPayload)).toEqual({ width: 1200, height: 630 })
})

test('each language and each page has a poster of its own', async () => {
  const urls = ['/og/pl.jpg', '/og/pl/zima.jpg', '/og/cs/wypoczynek/c0.jpg', '/og/uk/wypoczynek/c0.jpg']
  const tags = await Promise.all(urls.map(async (url) => (await open(url)).headers.etag))
  expect(new Set(tags).size).toBe(urls.length)
})

test.each([
  '/og/pl/nie-ma.jpg',
  '/og/pl/dawna-promocja.jpg',
  '/og/pl/szkic.jpg',
  '/og/pl/szablony/kierunek.jpg',
  '/og/pl/wypoczynek/c1.jpg',
  '/og/pl/wypoczynek/c0/oferty-zmyslone.jpg',
  '/og/pl/kontakt/biura-tui/nie-ma.jpg',
  '/og/de/zima.jpg',
  '/og/pl/zima.png',
  '/og/pl/zima',
  '/og/zima.jpg',
  '/og/pl//zima.jpg',
  '/og/pl/../../etc/passwd.jpg',
  '/og/pl/..%2f..%2fetc%2fpasswd.jpg',
  '/og/',
])('GET %s is not found: there is no such page', async (url) => {
  const { statusCode, headers } = await open(url)
  expect(statusCode).toBe(404)
  expect(headers['content-type']).not.toContain('image')
})

test('a browser that has it is told so', async () => {
  const { headers } = await open('/og/pl/zima.jpg')
  const again = await open('/og/pl/zima.jpg', { 'if-none-match': headers.etag })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
})

test.each([
  ['pl', '/', 'pl'],
  ['cs', '/zima', 'cs/zima'],
  ['uk', '/wypoczynek/c0', 'uk/wypoczynek/c0'],
] as const)('the poster of %s %s is at /og/%s.jpg with a mark', (locale, path, name) => {
  const one = posterPath(locale, path, { title: 'Zima', picture: null })
  expect(one).toMatch(new RegExp(`^/og/${name}\\.jpg\\?v=[a-z0-9]+$`))
  expect(posterPath(locale, path, { title: 'Zima w górach', picture: null })).not.toBe(one)
  expect(posterPath(locale, path, { title: 'Zima', picture: '/file/media/a.jpg' })).not.toBe(one)
})

/** Reads the frame header: FF C0 for a baseline JPEG, FF C2 for a progressive one. */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } {
  let at = 2
  while (bytes[at + 1] !== 0xc0 && bytes[at + 1] !== 0xc2) at += 2 + bytes.readUInt16BE(at + 2)
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
}
