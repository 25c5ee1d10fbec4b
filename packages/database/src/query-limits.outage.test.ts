import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { type Postgres, startPostgres } from './embedded/start-postgres.ts'
import { freezePostgres } from './freeze-postgres.ts'
import { inTransaction } from './in-transaction.ts'
import { type Database, openDatabase } from './open-database.ts'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 })

const limits = { connectMs: 3_000, statementMs: 800, lockMs: 400, idleInTransactionMs: 800, answerMs: 1_200 }
let folder: string
let postgres: Postgres
let database: Database
let thaw: (() => void) | null

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wojaz-limits-'))
  chmodSync(folder, 0o711)
  postgres = await startPostgres({ folder, durable: false, log: () => {} })
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  thaw = null
  database = open()
})
afterEach(async () => {
  thaw?.()
  await database.close()
})

const open = (maxConnections = 1) =>
  openDatabase({ url: postgres.url(), applicationName: 'test', onError() {}, maxConnections, limits })
const ask = (text: string) => database.pool.query(text).then(({ rows }) => rows)
const isAway = (asking: Promise<unknown>) => expect(asking).rejects.toSatisfy(isDatabaseUnavailable)
const freeze = () => {
  const go = freezePostgres(postgres)
  thaw = () => {
    go()
    thaw = null
  }
}
const isBack = () => vi.waitUntil(() => database.isReachable(), { timeout: 10_000 })

test('a Postgres that does not say a word is away, and everybody gets their own answer after its return', async () => {
  await ask('select 1')
  freeze()
  await isAway(ask("select 'of the one before' as answer"))
  thaw?.()
  await isBack()
  expect(await ask("select 'of the one after' as answer")).toEqual([{ answer: 'of the one after' }])
})

test('a transaction that met the silence hands no half-read connection to the next', async () => {
  await ask('select 1')
  const changing = inTransaction(database.pool, async (client) => {
    await client.query('select 1')
    freeze()
    await client.query("select 'of the one before' as answer")
  })
  await isAway(changing)
  thaw?.()
  await isBack()
  expect(await ask("select 'of the one after' as answer")).toEqual([{ answer: 'of the one after' }])
})

test('nobody waits again once Postgres has fallen silent: a hundred in a row are refused', async () => {
  await ask('select 1')
  freeze()
  await isAway(ask('select 1'))
  for (let guest = 0; guest < 100; guest++) await isAway(ask('select 1'))
  thaw?.()
  await isBack()
})
