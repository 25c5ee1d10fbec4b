import { expect, test, vi } from 'vitest'
import { Fault } from '../request/errors.ts'
import { createAnswerCache } from './answer-cache.ts'

/** Waits until the background refresh has finished. */
const madeBeside = () => new Promise((resolve) => setImmediate(resolve))

function answerCache(limit = 10) {
  const world = { now: 0, version: 1 }
  const kept = createAnswerCache({ clock: () => new Date(world.now), version: () => world.version, limit })
  return { world, kept }
}

test('an answer serves as long as the offers stand still', async () => {
  const { world, kept } = answerCache()
  const make = vi.fn(async () => world.version)
  await kept.get('GR', make)
  world.now = 1_000_000
  expect(await kept.get('GR', make)).toBe(1)
  expect(make).toHaveBeenCalledOnce()
})

test('after a change it serves for five more seconds, and then until a new one is made', async () => {
  const { world, kept } = answerCache()
  const make = vi.fn(async () => world.version)
  await kept.get('GR', make)
  world.version = 2
  world.now = 4_999
  expect(await kept.get('GR', make)).toBe(1)
  expect(make).toHaveBeenCalledTimes(1)
  world.now = 5_000
  expect(await Promise.all([kept.get('GR', make), kept.get('GR', make)])).toEqual([1, 1])
  expect(make).toHaveBeenCalledTimes(2)
  await madeBeside()
  expect(await kept.get('GR', make)).toBe(2)
  expect(make).toHaveBeenCalledTimes(2)
})

test('what changes while a new one is made is not lost on it', async () => {
  const { world, kept } = answerCache()
  await kept.get('GR', async () => 1)
  ;[world.version, world.now] = [2, 5_000]
  let finish = (_: number) => {}
  await kept.get('GR', () => new Promise<number>((resolve) => (finish = resolve)))
  ;[world.version, world.now] = [3, 9_000]
  finish(2)
  expect(await kept.get('GR', async () => 0)).toBe(1)
  await madeBeside()
  world.now = 10_000
  expect(await kept.get('GR', async () => 3)).toBe(2)
  await madeBeside()
  expect(await kept.get('GR', async () => 0)).toBe(3)
})

test('one that was made ten minutes ago and has been overtaken is not served any more', async () => {
  const { world, kept } = answerCache()
  await kept.get('GR', async () => 'old')
  ;[world.version, world.now] = [2, 599_999]
  expect(await kept.get('GR', () => new Promise<string>(() => {}))).toBe('old')
  const { world: later, kept: others } = answerCache()
  await others.get('GR', async () => 'old')
  ;[later.version, later.now] = [2, 600_000]
  expect(await others.get('GR', async () => 'new')).toBe('new')
})

test('a new one that fails is tried again by the next guest, who waits for it', async () => {
  const { world, kept } = answerCache()
  await kept.get('GR', async () => 'old')
  ;[world.version, world.now] = [2, 5_000]
  expect(await kept.get('GR', () => Promise.reject(new Error('away')))).toBe('old')
  await madeBeside()
  expect(await kept.get('GR', async () => 'new')).toBe('new')
})

test('guests who ask together wait for one answer', async () => {
  const { kept } = answerCache()
  const make = vi.fn(async () => 'here')
  expect(await Promise.all([kept.get('GR', make), kept.get('GR', make)])).toEqual(['here', 'here'])
  expect(make).toHaveBeenCalledOnce()
})

test('a failure is not remembered', async () => {
  const { kept } = answerCache()
  await expect(kept.get('GR', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.get('GR', async () => 'back')).toBe('back')
})

test('what was asked for longest ago goes first', async () => {
  const { kept } = answerCache(2)
  const make = vi.fn(async () => 0)
  for (const place of ['GR', 'TR', 'GR', 'EG']) await kept.get(place, make)
  await kept.get('GR', make)
  expect(make).toHaveBeenCalledTimes(3)
  await kept.get('TR', make)
  expect(make).toHaveBeenCalledTimes(4)
})

const refused = () => Promise.reject(new Fault('too-many-questions'))

test('whom the engine refuses leaves the answer of before to others', async () => {
  const { world, kept } = answerCache()
  await kept.get('GR', async () => 'old')
  ;[world.version, world.now] = [2, 5_000]
  expect(await kept.get('GR', refused)).toBe('old')
  await madeBeside()
  expect(await kept.get('GR', async () => 'new')).toBe('old')
  await madeBeside()
  expect(await kept.get('GR', refused)).toBe('new')
})

test('who waited for the answer of a refused guest asks for it alone', async () => {
  const { kept } = answerCache()
  let refuse = (_: Fault) => {}
  const first = kept.get('GR', () => new Promise((_, reject) => (refuse = reject)))
  const second = kept.get('GR', async () => 'here')
  refuse(new Fault('too-many-questions'))
  await expect(first).rejects.toThrow('too-many-questions')
  expect(await second).toBe('here')
})
