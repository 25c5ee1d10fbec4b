import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitRates } from '../../plugins/rate-limit.ts'
import { RequestCounts } from '../../request/request-counts.ts'
import { rateStore } from './rate-store.ts'

/** Two workers, and the counts that their primary keeps. */
async function openWorkers() {
  const counts = new RequestCounts()
  const count = async (key: string, windowMs: number) => counts.count(key, windowMs, 0)
  const worker = async () => {
    const app = Fastify()
    await limitRates(app, { perMinute: 4, ownerOfDevice: () => null, store: rateStore({ count }) })
    app.get('/page', async () => 'page')
    app.get('/dear', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => 'dear')
    app.get('/dearer', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => 'dearer')
    return async (url: string) => (await app.inject(url)).statusCode
  }
  return [await worker(), await worker()] as const
}

test('a route with a limit of its own is counted apart, and alike by all workers', async () => {
  const [first, second] = await openWorkers()
  expect([await first('/dear'), await second('/dear'), await first('/dear')]).toEqual([200, 200, 429])
  expect([await first('/dearer'), await second('/dearer'), await second('/dearer')]).toEqual([200, 200, 429])
})

test('all other pages are counted together', async () => {
  const [first, second] = await openWorkers()
  const asked = [first, second, first, second, first]
  const statuses = []
  for (const ask of asked) statuses.push(await ask('/page'))
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})
