import { expect, test, vi } from 'vitest'
import { createMemory } from './memory.ts'

function memory(limit = 10) {
  const world = { now: 0, version: 1 }
  const kept = createMemory({ clock: () => new Date(world.now), version: () => world.version, limit })
  return { world, kept }
}

test('an answer serves as long as the offers stand still', async () => {
  const { world, kept } = memory()
  const make = vi.fn(async () => world.version)
  await kept.get('GR', make)
  world.now = 1_000_000
  expect(await kept.get('GR', make)).toBe(1)
  expect(make).toHaveBeenCalledOnce()
})

test('after a change it serves for five more seconds, then a new one is made', async () => {
  const { world, kept } = memory()
  const make = async () => world.version
  await kept.get('GR', make)
  world.version = 2
  world.now = 4_999
  expect(await kept.get('GR', make)).toBe(1)
  world.now = 5_000
  expect(await kept.get('GR', make)).toBe(2)
})

test('guests who ask together wait for one answer', async () => {
  const { kept } = memory()
  const make = vi.fn(async () => 'here')
  expect(await Promise.all([kept.get('GR', make), kept.get('GR', make)])).toEqual(['here', 'here'])
  expect(make).toHaveBeenCalledOnce()
})

test('a failure is not remembered', async () => {
  const { kept } = memory()
  await expect(kept.get('GR', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.get('GR', async () => 'back')).toBe('back')
})

test('what was asked for longest ago goes first', async () => {
  const { kept } = memory(2)
  const make = vi.fn(async () => 0)
  for (const place of ['GR', 'TR', 'GR', 'EG']) await kept.get(place, make)
  await kept.get('GR', make)
  expect(make).toHaveBeenCalledTimes(3)
  await kept.get('TR', make)
  expect(make).toHaveBeenCalledTimes(4)
})
