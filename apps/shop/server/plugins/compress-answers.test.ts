import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers, compressedPage, preferred } from './compress-answers.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', null],
  ['gzip;q=0', null],
  ['*;q=0', null],
  ['br;q=viel', null],
  [undefined, null],
])('of %s we send %s', (accepted, encoding) => expect(preferred(accepted)).toBe(encoding))

const open = { br: brotliDecompressSync, gzip: gunzipSync }

test.each([
  ['br', 500],
  ['gzip', 500],
  ['br', 20_000],
  ['gzip', 20_000],
] as const)('a browser that takes %s gets %i offers whole', async (encoding, count) => {
  const offers = Array.from({ length: count }, (_, number) => ({ number, name: 'Gdańsk' }))
  const app = Fastify()
  await compressAnswers(app)
  app.get('/', () => ({ offers }))
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  expect(JSON.parse(open[encoding](answer.rawPayload).toString())).toEqual({ offers })
})

test('who takes no compression, and what is small, stays as it is', async () => {
  const app = Fastify()
  await compressAnswers(app)
  app.get('/', () => ({ text: 'ą'.repeat(2_000) }))
  app.get('/small', () => ({ text: 'ą' }))
  const plain = await app.inject({ url: '/', headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers['content-encoding']).toBeUndefined()
  // A shared cache must not give the uncompressed answer to others.
  expect(plain.headers.vary).toBe('accept-encoding')
  expect(plain.json()).toEqual({ text: 'ą'.repeat(2_000) })
  const small = await app.inject({ url: '/small', headers: { 'accept-encoding': 'br' } })
  expect(small.headers['content-encoding']).toBeUndefined()
})

test.each(['br', 'gzip'] as const)(
  'a page of bytes is compressed by %s like a page of text',
  async (encoding) => {
    const page = `<!doctype html><p>${'Gdańsk '.repeat(2_000)}</p>`
    const app = Fastify()
    await compressAnswers(app)
    app.get('/text', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
    app.get('/bytes', (_, reply) => reply.type('text/html; charset=utf-8').send(Buffer.from(page)))
    const expected = await compressedPage(Buffer.from(page), encoding)
    for (const url of ['/text', '/bytes']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } })
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(answer.rawPayload.equals(expected)).toBe(true)
    }
  },
)
