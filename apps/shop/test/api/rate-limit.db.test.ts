import { testAdmin } from '@wojaz/content/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'

// An editor's password takes half a second to hash, and more on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ env: { RATE_LIMIT_PER_MINUTE: '30' } })
})
afterAll(() => shop.close())

async function times(count: number, ask: () => Promise<{ statusCode: number }>) {
  const statuses: number[] = []
  for (let left = count; left > 0; left -= 1) statuses.push((await ask()).statusCode)
  return statuses
}

test('whoever asks too often is told when to come back, everyone else is served', async () => {
  const ask = (remoteAddress: string) => shop.app.inject({ url: '/zima', remoteAddress })
  const statuses = await times(31, () => ask('198.51.100.1'))
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200))
  expect(statuses[30]).toBe(429)
  expect((await ask('198.51.100.2')).statusCode).toBe(200)
})

test('429 has the shape of every error, with the time to wait', async () => {
  const ask = () =>
    shop.app.inject({
      url: '/api/pages',
      remoteAddress: '198.51.100.3',
      headers: { 'x-market-language': 'ro' },
    })
  await times(30, ask)
  const { statusCode, headers, body } = await ask()
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(JSON.parse(body)).toEqual({
    code: 'too-many-requests',
    message: expect.stringContaining('Prea multe'),
  })
})

test('passwords cannot be guessed at the speed of pages', async () => {
  const guess = () =>
    shop.app.inject({
      method: 'POST',
      url: '/api/users/login',
      remoteAddress: '198.51.100.4',
      payload: { email: `someone-else@wojaz.example`, password: testAdmin.password },
    })
  const statuses = await times(11, guess)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
  expect(statuses[10]).toBe(429)
})

test('probes are never refused', async () => {
  const statuses = await times(40, () =>
    shop.app.inject({ url: '/health/live', remoteAddress: '198.51.100.5' }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})
