import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPictures } from './open-pictures.ts'
import type { Pictures } from './pictures.ts'

const silent = { info() {}, warn() {}, error() {} }
const limits = { mostBytes: 200_000, restMs: 60_000 }
let folder: string
let host: string
let photo: Buffer
let asked: string[]
let pictures: Pictures
let now: number

const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/photo.jpg')
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo)
  if (request.url === '/page.jpg') return response.end('<html><script>alert(1)</script></html>')
  if (request.url === '/drawing.jpg') return response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  if (request.url === '/huge.jpg') return response.end(Buffer.concat([photo, Buffer.alloc(300_000)]))
  if (request.url === '/moved.jpg') return response.writeHead(302, { location: '/photo.jpg' }).end()
  if (request.url === '/away.jpg') return response.writeHead(503).end()
  // Anything else is never answered.
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partner-'))
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2266aa' } })
    .jpeg()
    .toBuffer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})
/** Short for a server that never answers, long for the others. */
async function open(withinMs: number) {
  asked = []
  now = 0
  pictures = openPictures({
    cacheFolder: await mkdtemp(join(folder, 'cache-')),
    mediaFolder: folder,
    cacheLimitBytes: 10_000_000,
    log: silent,
    partner: {
      find: async (name) => (name === 'none.jpg' ? null : new URL(`/${name}`, host)),
      now: () => now,
      withinMs,
      ...limits,
    },
  })
}
beforeEach(() => open(20_000))

const scale = (name: string, width = 384) =>
  pictures.scale({ source: `partner/${name}`, width, height: 256, format: 'webp' })
const refusal = (code: string) => ({ ok: false, refusal: { code } })

test('a partner’s photo is drawn anew at the size asked for', async () => {
  const drawn = await scale('photo.jpg')
  expect(drawn.ok && (await sharp(drawn.value.bytes).metadata())).toMatchObject({
    width: 384,
    format: 'webp',
  })
})

test('it is fetched once for all sizes', async () => {
  await scale('photo.jpg')
  await scale('photo.jpg', 640)
  expect(asked).toEqual(['/photo.jpg'])
})

test('its original is ours, too: no byte of the partner’s file is passed on', async () => {
  const original = await pictures.original('partner/photo.jpg')
  expect(original).toMatchObject({ ok: true, value: { contentType: 'image/jpeg' } })
  expect(original.ok && original.value.bytes.equals(photo)).toBe(false)
})

test.each([
  ['page.jpg', 20_000],
  ['drawing.jpg', 20_000],
  ['huge.jpg', 20_000],
  ['moved.jpg', 20_000],
  ['away.jpg', 20_000],
  ['silent.jpg', 50],
])('%s is not shown, and not asked for again at once', async (name, withinMs) => {
  await open(withinMs)
  expect(await scale(name)).toEqual(refusal('unreadable-picture'))
  expect(await scale(name)).toEqual(refusal('unreadable-picture'))
  expect(asked).toEqual([`/${name}`])
  now += limits.restMs
  await scale(name)
  expect(asked).toHaveLength(2)
})

test('a name that nobody knows is asked of nobody', async () => {
  expect(await scale('none.jpg')).toEqual(refusal('unknown-picture'))
  expect(asked).toEqual([])
})

test('while a partner is silent, pictures of our own are drawn', async () => {
  await open(200)
  const waiting = Array.from({ length: 4 }, (_, at) => scale(`silent-${at}.jpg`))
  const own = await pictures.scale({ source: 'default/hotel.jpg', width: 64, format: 'webp' })
  expect(own.ok).toBe(true)
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => refusal('unreadable-picture')))
})

test('a crowd of unknown pictures is told to come later, and no more than a few are fetched at once', async () => {
  await open(50)
  const crowd = await Promise.all(Array.from({ length: 40 }, (_, at) => scale(`silent-${at}.jpg`)))
  expect(crowd).toContainEqual(refusal('too-many-pictures'))
  expect(asked.length).toBeLessThan(40)
})
