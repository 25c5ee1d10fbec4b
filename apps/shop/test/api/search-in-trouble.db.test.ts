import { expect, test } from 'vitest'
import { buildTestApp } from '../build-test-app.ts'

test('a shop without an inventory starts, finds nothing and says so', async () => {
  const empty = await buildTestApp()
  const asked = { method: 'POST', payload: { offerType: 'BY_PLANE' } } as const
  expect((await empty.app.inject({ url: '/api/www/search/offers/count', ...asked })).json()).toBe(0)
  const gs = await empty.app.inject({ method: 'POST', url: '/api/www/gs', payload: {} })
  expect(gs.statusCode).toBe(200)
  await empty.close()
})
