import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { type CacheOptions, createCache } from './cache.ts'

function setUp(options: Partial<CacheOptions<string>> = {}) {
  const world = { now: 0, version: 1 }
  const cache = createCache<string>({ limit: 10, clock: () => new Date(world.now), ...options })
  return { world, cache }
}

/** A `make` that ends when the test says so. */
function slow() {
  let end = (_value: string) => {}
  let fail = (_error: Error) => {}
  const made = new Promise<string>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  return { make: () => made, end: (value: string) => end(value), fail: (error: Error) => fail(error) }
}

test('a value is made once for all who ask', async () => {
  const { cache } = setUp()
  const make = vi.fn(async () => 'made')
  const together = await Promise.all([cache.get('a', make), cache.get('a', make)])
  expect(together.map(({ outcome }) => outcome)).toEqual(['miss', 'shared'])
  expect(await cache.get('a', make)).toEqual({ value: 'made', outcome: 'hit' })
  expect(make).toHaveBeenCalledOnce()
})

test('a value serves for as long as it says, by the clock that was given', async () => {
  const { world, cache } = setUp({ keepFor: () => 100 })
  await cache.get('a', async () => 'one')
  world.now = 99
  expect((await cache.get('a', async () => 'two')).value).toBe('one')
  world.now = 100
  expect((await cache.get('a', async () => 'two')).value).toBe('two')
})

test('a value that does not serve at all is given to those who wait for it, and to nobody else', async () => {
  const { cache } = setUp({ keepFor: () => 0 })
  const one = slow()
  const asked = [cache.get('a', one.make), cache.get('a', async () => 'never made')]
  one.end('one')
  expect((await Promise.all(asked)).map(({ value }) => value)).toEqual(['one', 'one'])
  expect((await cache.get('a', async () => 'two')).value).toBe('two')
})

test('a value that does not serve pushes nothing out', async () => {
  const { cache } = setUp({ limit: 2, keepFor: (value) => (value === 'kept' ? 100 : 0) })
  await cache.get('a', async () => 'kept')
  for (const key of ['b', 'c', 'd']) await cache.get(key, async () => 'not kept')
  expect((await cache.get('a', async () => 'again')).outcome).toBe('hit')
})

test('keys and values together keep to the bytes that were given', async () => {
  const { cache } = setUp({ limit: undefined, limitBytes: 40, bytesOf: (value) => value.length })
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => '10 letters')
  expect((await cache.get('c', async () => 'again')).outcome).toBe('hit')
  expect((await cache.get('a', async () => 'again')).outcome).toBe('hit')
  await cache.get('a key of thirty letters or so .', async () => '')
  expect((await cache.get('c', async () => 'again')).outcome).toBe('miss')
})

test('values of before a change take no memory, and whoever waits for one still gets it', async () => {
  const world = { version: 1 }
  const cache = createCache<object>({ limit: 10, version: () => world.version })
  let held: object | null = { text: 'old' }
  const old = new WeakRef(held)
  await cache.get('a', async () => held as object)
  const late = slow()
  const waiting = cache.get('b', async () => ({ text: await late.make() }))
  held = null
  world.version = 2
  await cache.get('c', async () => ({ text: 'new' }))
  late.end('at last')
  expect((await waiting).value).toEqual({ text: 'at last' })
  await expect.poll(() => collected(old)).toBe(true)
})

/** Asks for a collection in a new context, which is the only way without a flag of the process. */
async function collected(value: WeakRef<object>) {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return value.deref() === undefined
}

test('what serves through an outage keeps to the bytes, too', async () => {
  const world = { version: 1 }
  const cache = createCache<string>({
    limitBytes: 20,
    bytesOf: (value) => value.length,
    version: () => world.version,
    isOutage: () => true,
  })
  const away = () => Promise.reject(new Error('away'))
  await cache.get('a', async () => '10 letters')
  await cache.get('b', async () => '10 letters')
  world.version = 2
  expect((await cache.get('b', away)).value).toBe('10 letters')
  await expect(cache.get('a', away)).rejects.toThrow('away')
})

test('whoever waits for a value gets it, although others have pushed it out meanwhile', async () => {
  const { cache } = setUp({ limit: 2 })
  const late = slow()
  const waiting = cache.get('a', late.make)
  for (const key of ['b', 'c', 'd']) await cache.get(key, async () => key)
  late.end('at last')
  expect((await waiting).value).toBe('at last')
})

test('nothing and null are values', async () => {
  const cache = createCache<null | undefined>({ limit: 2 })
  for (const value of [null, undefined]) {
    await cache.get(String(value), async () => value)
    expect(await cache.get(String(value), async () => null)).toEqual({ value, outcome: 'hit' })
  }
})

test('a failure is told to all who waited, and the next one tries again', async () => {
  const { cache } = setUp()
  const bad = slow()
  const asked = Promise.allSettled([cache.get('a', bad.make), cache.get('a', bad.make)])
  bad.fail(new Error('away'))
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await cache.get('a', async () => 'back')).value).toBe('back')
})

test('the last known value serves through an outage, also when things have changed', async () => {
  const world = { version: 1 }
  const cache = createCache<string>({ limit: 2, version: () => world.version, isOutage: () => true })
  await cache.get('a', async () => 'known')
  world.version = 2
  const away = () => Promise.reject(new Error('away'))
  expect((await cache.get('a', away)).value).toBe('known')
  await expect(cache.get('b', away)).rejects.toThrow('away')
  expect((await cache.get('a', async () => 'fresh')).value).toBe('fresh')
})
