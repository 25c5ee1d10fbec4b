import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DiskCache } from './disk-cache.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const kilobyte = Buffer.alloc(1024, 7)
const key = (i: number) => `${String(i).padStart(4, '0')}abcdef`
const pathOf = (i: number) => join(folder, key(i).slice(0, 2), key(i).slice(2))

async function usedAt(i: number, seconds: number) {
  await utimes(pathOf(i), seconds, seconds)
}

test('what was kept is found again, also by another process and after a restart', async () => {
  await new DiskCache(folder, 10_000).write(key(1), kilobyte)
  expect(await new DiskCache(folder, 10_000).read(key(1))).toEqual(kilobyte)
  expect(await new DiskCache(folder, 10_000).read(key(2))).toBeUndefined()
})

test('the least recently used pictures leave when the limit is passed', async () => {
  const cache = new DiskCache(folder, 4 * 1024)
  for (let i = 1; i <= 4; i++) {
    await cache.write(key(i), kilobyte)
    await usedAt(i, 1_000_000 + i)
  }
  // The first was read again, so it stays longer than the second and the third.
  await cache.read(key(1))
  await cache.write(key(5), kilobyte)
  expect(await cache.read(key(1))).toEqual(kilobyte)
  expect(await cache.read(key(2))).toBeUndefined()
  expect(await cache.read(key(3))).toBeUndefined()
  expect(await cache.read(key(5))).toEqual(kilobyte)
})

test('pictures that are asked for once do not evict one that is asked for again', async () => {
  const cache = new DiskCache(folder, 10 * 1024)
  await cache.write(key(1), kilobyte)
  await cache.read(key(1))
  for (let i = 2; i <= 200; i++) await cache.write(key(i), kilobyte)
  expect(await cache.read(key(1))).toEqual(kilobyte)
  expect(await cache.read(key(2))).toBeUndefined()
})

test('the limit counts what other processes have written', async () => {
  const ours = new DiskCache(folder, 3 * 1024)
  await ours.write(key(1), kilobyte)
  await new DiskCache(folder, 100 * 1024).write(key(2), Buffer.alloc(3 * 1024))
  await usedAt(2, 1_000_000)
  await ours.evict()
  expect(await ours.read(key(1))).toEqual(kilobyte)
  expect(await ours.read(key(2))).toBeUndefined()
})

test('what a crashed writer left behind is swept after an hour, not before', async () => {
  const cache = new DiskCache(folder, 10_000)
  await cache.write(key(1), kilobyte)
  const [old, fresh] = [`${pathOf(1)}.old.tmp`, `${pathOf(1)}.fresh.tmp`]
  await writeFile(old, 'x')
  await writeFile(fresh, 'x')
  await utimes(old, 1_000_000, 1_000_000)
  await cache.evict()
  await expect(stat(old)).rejects.toThrow('ENOENT')
  await expect(stat(fresh)).resolves.toBeDefined()
})

test('writers of the same picture at the same time leave one whole file', async () => {
  const caches = Array.from({ length: 8 }, () => new DiskCache(folder, 100_000))
  await Promise.all(caches.map((cache) => cache.write(key(1), kilobyte)))
  expect(await readdir(join(folder, key(1).slice(0, 2)))).toEqual([key(1).slice(2)])
})
