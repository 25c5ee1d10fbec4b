import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultPicture, scaledUrl } from '@wojaz/pictures'
import { openPictures, type Pictures } from '@wojaz/pictures/server'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictures } from '../../server/api/pictures.ts'

const drawing = defaultPicture('hotel')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const silent = { info() {}, warn() {}, error() {} }
let folder: string
let app: FastifyInstance

async function shopWith(service: Pictures): Promise<FastifyInstance> {
  const shop = Fastify()
  const say = (request: FastifyRequest, key: string) => `${request.headers['x-market-language']}: ${key}`
  await shop.register(pictures, { pictures: service, say })
  return shop
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-api-'))
  const mediaFolder = join(folder, 'media')
  await mkdir(mediaFolder)
  await writeFile(join(mediaFolder, 'dot.png'), png)
  await writeFile(join(mediaFolder, 'plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'secret.png'), png)
  app = await shopWith(
    openPictures({ cacheFolder: join(folder, 'cache'), mediaFolder, cacheLimitBytes: 1e7, log: silent }),
  )
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('GET /scale/*', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('a browser that accepts %s gets %s, kept for a year and told apart by Accept', async (accept, type) => {
    const answer = await get(scaledUrl(drawing, { width: 64, height: 48 }), { accept })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    })
  })

  test('a browser that has the picture is told so without its bytes', async () => {
    const url = scaledUrl(drawing, { width: 64 })
    const first = await get(url)
    const again = await get(url, { 'if-none-match': `"other", W/${first.headers.etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    expect(again.headers.etag).toBe(first.headers.etag)
  })

  test.each([
    ['dstw', 'dstw=0'],
    ['dstw', 'dstw=abc'],
    ['dstw', 'dstw=1e2'],
    ['dstw', 'dstw=-64'],
    ['dstw', ''],
    ['dstw', 'dstw=64&dstw=128'],
    ['dth', 'dstw=64&dth=0'],
    ['type', 'dstw=64&type=2'],
    ['quality', 'dstw=64&quality=0'],
    ['quality', 'dstw=64&quality=high'],
    ['focal', 'dstw=64&dth=64&focal=50'],
    ['focal', 'dstw=64&dth=64&focal=500,0'],
  ])('a wrong %s is named in the refusal (%s)', async (field, query) => {
    const answer = await get(`${drawing.replace('/file/', '/scale/')}?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(Object.keys(answer.json().fields)).toEqual([field])
    expect(answer.json().message).toContain('pictures.')
  })

  test.each([
    '/scale/scenes/coast.greek.noon.a1.jpg',
    '/scale/media/nothing.jpg',
    '/scale/media/..%2Fsecret.png',
    '/scale/media/%2e%2e/secret.png',
    '/scale/media/..%5Csecret.png',
    '/scale/media/dot.png%00.jpg',
    '/scale/media/%252e%252e%252fsecret.png',
    '/scale/',
  ])('%s is not found', async (path) => {
    const answer = await get(`${path}?dstw=64`)
    expect(answer.statusCode).toBe(404)
  })

  test('an unknown picture is said in the language of the guest', async () => {
    const answer = await get('/scale/media/nothing.jpg?dstw=64', { 'x-market-language': 'cs' })
    expect(answer.json()).toEqual({ code: 'unknown-picture', message: 'cs: pictures.unknownPicture' })
  })

  test('an uploaded drawing is not a picture', async () => {
    const answer = await get('/scale/media/plan.svg?dstw=64')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().code).toBe('unreadable-picture')
  })

  test('a shop with too much to draw asks to come back', async () => {
    const busy: Pictures = {
      scale: async () => ({ ok: false, refusal: { code: 'too-many-pictures' } }),
      original: async () => ({ ok: false, refusal: { code: 'too-many-pictures' } }),
      poster: async () => ({ ok: false, refusal: { code: 'too-many-pictures' } }),
    }
    const shop = await shopWith(busy)
    const answer = await shop.inject(scaledUrl(drawing, { width: 64 }))
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    await shop.close()
  })
})

describe('GET /file/*', () => {
  test('an upload comes as it is, with the type its bytes have', async () => {
    const answer = await get('/file/media/dot.png')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.rawPayload.equals(png)).toBe(true)
  })

  test('a drawing comes as a full-width JPEG', async () => {
    const answer = await get(drawing, { accept: 'image/avif' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(answer.headers.vary).toBeUndefined()
  })

  test.each(['/file/media/..%2Fsecret.png', '/file/secret.png', '/file/scenes/x.jpg'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404)
    },
  )
})
