import fastify from 'fastify'
import { expect, test } from 'vitest'
import { securityHeaders, shopPolicy, sourceHash } from './security-headers.ts'

const sourceOf = (name: string, directive: string) =>
  shopPolicy({ inline: { scripts: [sourceHash('a')], styles: [sourceHash('b')] }, framing: 'none' })
    .split('; ')
    .find((one) => one.startsWith(`${directive} `))
    ?.includes(name)

test('scripts and styles of a document are named where they belong', () => {
  expect(sourceOf(sourceHash('a'), 'script-src')).toBe(true)
  expect(sourceOf(sourceHash('b'), 'style-src')).toBe(true)
  expect(sourceOf(sourceHash('b'), 'script-src')).toBe(false)
})

test('files of the build are kept for ever, but not the worker of maps: its policy is kept with it', async () => {
  const app = fastify()
  securityHeaders(app, () => ['https://tiles.example.org'])
  app.get('/assets/*', (_, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').send(''),
  )
  const kept = async (file: string) =>
    (await app.inject({ url: `/assets/web-prd/b1/${file}` })).headers['cache-control']
  expect(await kept('shop-Bx1.js')).toBe('public, max-age=31536000, immutable')
  expect(await kept('maplibre-gl-worker-Bx1.mjs')).toBe('public, max-age=300')
})
