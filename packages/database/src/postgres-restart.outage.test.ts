import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { type Postgres, startPostgres } from './embedded/start-postgres.ts'
import { ensureDatabase } from './ensure-database.ts'
import { listen, notify } from './listen.ts'
import { openDatabase } from './open-database.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let postgres: Postgres
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wojaz-restart-'))
  chmodSync(folder, 0o711)
  postgres = await startPostgres({ folder, durable: false, log: () => {} })
  await ensureDatabase(postgres.url(), 'shop')
})

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function listeners() {
  const database = openDatabase({ url: postgres.url('shop'), applicationName: 'test', onError: () => {} })
  const { rows } = await database.pool.query(
    "select from pg_stat_activity where application_name like 'listen %'",
  )
  await database.close()
  return rows
}

test('under load a restart fails requests as "away" only, and all succeed again after its return', async () => {
  const database = openDatabase({ url: postgres.url('shop'), applicationName: 'load', onError: () => {} })
  const outcomes = { answered: 0, away: 0, other: [] as unknown[] }
  let isOver = false
  const guests = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      await database.pool.query('select pg_sleep(0.005)').then(
        () => outcomes.answered++,
        (error) => (isDatabaseUnavailable(error) ? outcomes.away++ : outcomes.other.push(error)),
      )
      await turn()
    }
  })
  await vi.waitUntil(() => outcomes.answered > 50, { timeout: 20_000 })
  await postgres.restart()
  await vi.waitUntil(() => database.isReachable(), { timeout: 20_000 })
  const answeredBefore = outcomes.answered
  await vi.waitUntil(() => outcomes.answered > answeredBefore + 50, { timeout: 20_000 })
  isOver = true
  await Promise.all(guests)
  expect(outcomes.other).toEqual([])
  expect(outcomes.away).toBeGreaterThan(0)
  await database.close()
})

test('while Postgres is stopped the database says it is not reachable, and says so in time', async () => {
  const database = openDatabase({ url: postgres.url('shop'), applicationName: 'test', onError: () => {} })
  expect(await database.isReachable()).toBe(true)
  await postgres.stop()
  expect(await database.isReachable()).toBe(false)
  await postgres.restart()
  expect(await database.isReachable()).toBe(true)
  await database.close()
})

test('a listener comes back by itself and says that it may have missed something', async () => {
  const database = openDatabase({ url: postgres.url('shop'), applicationName: 'test', onError: () => {} })
  const messages: string[] = []
  let reconnections = 0
  const listening = await listen({
    url: postgres.url('shop'),
    channel: 'content_changed',
    onMessage: (payload) => messages.push(payload),
    onReconnected: () => reconnections++,
    onError: () => {},
  })
  await notify(database.pool, 'content_changed', 'before')
  await vi.waitUntil(() => messages.length === 1, { timeout: 10_000 })
  await postgres.restart()
  await vi.waitUntil(() => reconnections === 1, { timeout: 20_000 })
  await notify(database.pool, 'content_changed', 'after')
  await vi.waitUntil(() => messages.length === 2, { timeout: 10_000 })
  expect(messages).toEqual(['before', 'after'])
  await listening.close()
  expect(await listeners()).toEqual([])
  await database.close()
})

test('a listener can be closed during an outage', async () => {
  const listening = await listen({
    url: postgres.url('shop'),
    channel: 'content_changed',
    onMessage: () => {},
    onReconnected: () => {},
    onError: () => {},
  })
  await postgres.stop()
  await listening.close()
  await postgres.restart()
  expect(await listeners()).toEqual([])
})

test('a listener can be closed in the moment in which it comes back', async () => {
  let isClosed = false
  const listening = await listen({
    url: postgres.url('shop'),
    channel: 'content_changed',
    onMessage: () => {},
    onReconnected: () =>
      listening.close().then(() => {
        isClosed = true
      }),
    onError: () => {},
  })
  await postgres.restart()
  await vi.waitUntil(() => isClosed, { timeout: 20_000 })
})

test('listening where nobody answers is refused at once', async () => {
  const nobody = { channel: 'any', onMessage() {}, onReconnected() {}, onError() {} }
  await expect(listen({ ...nobody, url: 'postgres://x@127.0.0.1:1/x' })).rejects.toSatisfy(
    isDatabaseUnavailable,
  )
})

test('two nodes may ensure the same database at once', async () => {
  const urls = await Promise.all([1, 2, 3].map(() => ensureDatabase(postgres.url(), 'twice')))
  expect(new Set(urls)).toEqual(new Set([postgres.url('twice')]))
})
