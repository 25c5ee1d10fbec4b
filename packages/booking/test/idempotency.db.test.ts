import { afterAll, beforeAll, expect, test } from 'vitest'
import { accept, openTestBooking, refusalOf, type TestBooking } from './open-test-booking.ts'

let shop: TestBooking

beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

test('the first answer to a key is the answer to that key', async () => {
  let done = 0
  const work = async () => ({ times: ++done })
  const ask = (body: unknown) => shop.booking.byIdempotencyKey('tests', 'key-1', body, work)
  const answers = await Promise.all([ask({ a: 1 }), ask({ a: 1 }), ask({ a: 1 })])
  expect([...answers, await ask({ a: 1 })].map(accept)).toEqual(Array(4).fill({ times: 1 }))
  expect(refusalOf(await ask({ a: 2 }))).toEqual({ code: 'key-used-for-something-else' })
})

test('a fault is no answer: asked again it is done again', async () => {
  const ask = (work: () => Promise<string>) => shop.booking.byIdempotencyKey('tests', 'key-2', null, work)
  await expect(ask(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  expect(accept(await ask(async () => 'done'))).toBe('done')
})

test('who dies over a key leaves it to the next, after a while', async () => {
  const dying = shop.booking.byIdempotencyKey('tests', 'key-3', null, () => new Promise<string>(() => {}))
  await expect
    .poll(() => shop.rows(`select from booking.idempotency_keys where key = 'key-3'`))
    .toHaveLength(1)
  shop.moveClock(31_000)
  const elsewhere = shop.also({})
  expect(accept(await elsewhere.byIdempotencyKey('tests', 'key-3', null, async () => 'done'))).toBe('done')
  expect(dying).toBeInstanceOf(Promise)
})
