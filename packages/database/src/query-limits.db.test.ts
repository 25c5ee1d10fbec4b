import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { inTransaction } from './in-transaction.ts'
import { type Database, openDatabase } from './open-database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const patient = {
  connectMs: 60_000,
  statementMs: 60_000,
  lockMs: 60_000,
  idleInTransactionMs: 60_000,
  answerMs: 60_000,
}
let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.drop())
beforeEach(() => {
  database = open()
})
afterEach(() => database.close())

/** Only the limit of a test is short, and what it limits never ends by itself. */
const open = (limits: Partial<typeof patient> = {}) =>
  openDatabase({
    url: testDatabase.url,
    applicationName: 'test',
    onError() {},
    maxConnections: 1,
    limits: { ...patient, ...limits },
  })
const ask = (text: string, { pool } = database) => pool.query(text).then(({ rows }) => rows)
const isAway = (asking: Promise<unknown>) => expect(asking).rejects.toSatisfy(isDatabaseUnavailable)

test('a statement that takes too long is given up, and the next is answered', async () => {
  const strict = open({ statementMs: 100 })
  await isAway(ask('select pg_sleep(60)', strict))
  // The same connection, with time for a busy machine.
  await expect.poll(() => ask('select 1 as answer', strict).catch(() => [])).toEqual([{ answer: 1 }])
  await strict.close()
})

test('nobody waits for long behind another who changes the same', async () => {
  await ask('create table seat (id int)')
  await ask('insert into seat values (1)')
  const other = open({ lockMs: 100 })
  await inTransaction(database.pool, async (client) => {
    await client.query('update seat set id = 2')
    await isAway(ask('update seat set id = 3', other))
  })
  expect(await ask('select id from seat')).toEqual([{ id: 2 }])
  await other.close()
})

test('a transaction in which nothing happens is ended, and the pool goes on', async () => {
  const strict = open({ idleInTransactionMs: 100 })
  const client = await strict.pool.connect()
  await client.query('begin')
  await new Promise((resolve) => client.once('end', resolve))
  client.release()
  expect(await ask('select 1 as answer', strict)).toEqual([{ answer: 1 }])
  await strict.close()
})

test('without limits Postgres takes as long as it takes', async () => {
  const unlimited = openDatabase({ url: testDatabase.url, applicationName: 'test', onError() {} })
  const { rows } = await unlimited.pool.query("select current_setting('statement_timeout') as limit")
  expect(rows).toEqual([{ limit: '0' }])
  await unlimited.close()
})
