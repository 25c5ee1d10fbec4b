import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { apiDocument } from './api-document.ts'

async function shopWith(route: { method: string; url: string; hide?: boolean }) {
  const app = Fastify()
  await apiDocument(app, { siteUrl: 'http://localhost:3000', schemas: {} })
  const { hide = false, ...address } = route
  app.route({ ...address, schema: { hide }, handler: async () => null })
  await app.ready()
  return app
}

test.each([
  ['has no name', { method: 'POST', url: '/api/www/new-call' }],
  ['has no name for this method', { method: 'DELETE', url: '/api/offices' }],
  ['is hidden from the document', { method: 'GET', url: '/api/offices', hide: true }],
])('the shop does not start with a call that %s', async (_why, route) => {
  await expect(shopWith(route)).rejects.toThrow(`${route.method} ${route.url}`)
})

test.each([
  ['a page', { method: 'GET', url: '/wypoczynek' }],
  ['an address of editors', { method: 'POST', url: '/api/users/login', hide: true }],
  ['the CMS behind all addresses', { method: 'GET', url: '/api/*', hide: true }],
])('%s needs no name, and is not in the document', async (_what, route) => {
  const app = await shopWith(route)
  expect(app.swagger().paths).toEqual({})
})

test('a call is described under its name', async () => {
  const app = await shopWith({ method: 'GET', url: '/api/offices' })
  expect(app.swagger().paths).toMatchObject({ '/api/offices': { get: { operationId: 'listOffices' } } })
})
