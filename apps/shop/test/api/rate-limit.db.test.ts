import { expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: TestApp
test.beforeAll(async ({ shop: opened }) => {
  shop = await opened.front({ env: { RATE_LIMIT_PER_MINUTE: '30' } })
})
test.afterAll(() => shop.close())

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

test('probes are never refused', async () => {
  const statuses = await times(40, () =>
    shop.app.inject({ url: '/health/live', remoteAddress: '198.51.100.5' }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})
