import { expect, test, vi } from 'vitest'
import { contentCache } from './content-cache.ts'

const outage = new Error('Connection terminated')
const cacheOf = (limit = 10) => contentCache({ limit, isOutage: (error) => error === outage })

/** A load that resolves when the test wants it. */
function slowly<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { load: () => promise, resolve: (value: T) => resolve(value) }
}

test('a second reader gets what the first one read', async () => {
  const cache = cacheOf()
  const load = vi.fn(async () => 'page')
  await cache.read('/', load)
  expect(await cache.read('/', load)).toBe('page')
  expect(load).toHaveBeenCalledOnce()
})

test('readers who come at the same time share one load', async () => {
  const cache = cacheOf()
  const load = vi.fn(async () => 'page')
  await Promise.all(Array.from({ length: 100 }, () => cache.read('/', load)))
  expect(load).toHaveBeenCalledOnce()
})

test('what is not there is remembered too', async () => {
  const cache = cacheOf()
  const load = vi.fn(async () => null)
  await cache.read('/nowhere', load)
  await cache.read('/nowhere', load)
  expect(load).toHaveBeenCalledOnce()
})

test('after a change everything is read again', async () => {
  const cache = cacheOf()
  await cache.read('/', async () => 'old')
  cache.drop()
  expect(await cache.read('/', async () => 'new')).toBe('new')
  expect(cache.generation).toBe(1)
})

test('a load that began before a change is not taken for the new state', async () => {
  const cache = cacheOf()
  const old = slowly<string>()
  const reading = cache.read('/', old.load)
  cache.drop()
  expect(await cache.read('/', async () => 'new')).toBe('new')
  old.resolve('old')
  await reading
  expect(await cache.read('/', async () => 'never asked')).toBe('new')
})

test('while the database is away the last known content stays in use', async () => {
  const cache = cacheOf()
  await cache.read('/', async () => 'known')
  cache.drop()
  expect(await cache.read('/', () => Promise.reject(outage))).toBe('known')
  expect(await cache.read('/', async () => 'fresh')).toBe('fresh')
})

test('content that was never read cannot be made up', async () => {
  await expect(cacheOf().read('/', () => Promise.reject(outage))).rejects.toBe(outage)
})

test('a fault that is no outage is thrown, and the next reader tries again', async () => {
  const cache = cacheOf()
  await cache.read('/', async () => 'known')
  cache.drop()
  await expect(cache.read('/', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  expect(await cache.read('/', async () => 'fresh')).toBe('fresh')
})

test('the least recently read is forgotten first', async () => {
  const cache = cacheOf(2)
  await cache.read('a', async () => 1)
  await cache.read('b', async () => 1)
  await cache.read('a', async () => 2)
  await cache.read('c', async () => 1)
  expect(await cache.read('a', async () => 2)).toBe(1)
  expect(await cache.read('b', async () => 2)).toBe(2)
})
