import { expect } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { shopTest as test } from '../search-shop.ts'

const limit = 5
const tries = 12
let counting: TestApp
let naming: TestApp
let alone: TestApp
test.beforeAll(async ({ shop }) => {
  const open = (TRUST_PROXY: string) =>
    shop.front({ env: { TRUST_PROXY, RATE_LIMIT_PER_MINUTE: String(limit) } })
  counting = await open('1')
  naming = await open('10.0.0.5, 192.168.0.0/16')
  alone = await open('false')
})
test.afterAll(async () => {
  await alone.close()
  await naming.close()
  await counting.close()
})

/** How many tries passed, each with another forged address. */
async function letThrough({ app }: TestApp, remoteAddress: string, forwarded: (forged: string) => string) {
  let passed = 0
  for (let index = 0; index < tries; index++) {
    const headers = { 'x-forwarded-for': forwarded(`198.51.100.${index}`) }
    const { statusCode } = await app.inject({ url: '/zima', remoteAddress, headers })
    if (statusCode !== 429) passed++
  }
  return passed
}

test('behind one proxy a guest is known by what the proxy has written, not by what came before it', async () => {
  expect(await letThrough(counting, '10.0.0.5', (forged) => `${forged}, 203.0.113.1`)).toBe(limit)
})

test('behind two proxies that are named it is the same', async () => {
  const twice = (forged: string) => `${forged}, 203.0.113.2, 192.168.7.7`
  expect(await letThrough(naming, '10.0.0.5', twice)).toBe(limit)
})

test('whoever goes around the named proxies is known by the connection', async () => {
  expect(await letThrough(naming, '203.0.113.3', (forged) => forged)).toBe(limit)
})

test('without a proxy nothing of it is believed', async () => {
  expect(await letThrough(alone, '203.0.113.4', (forged) => forged)).toBe(limit)
})

test('guests behind one proxy are told apart', async () => {
  expect(await letThrough(counting, '10.0.0.5', (own) => own)).toBe(tries)
})
