import { createTestDatabase, type TestDatabase } from '@wojaz/database/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openStore } from '../src/store.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A pool with a short timeout, whose only connection is busy until it was requested this many times. */
async function busyPool(untilAsked: number) {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  const busy = await pool.connect()
  // Set only now: on a busy machine the first connection may take longer to open.
  pool.options.connectionTimeoutMillis = 50
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const asked = vi.fn(() => {
    if (asked.mock.calls.length === untilAsked) busy.release()
    return connect()
  })
  return { pool: Object.assign(pool, { connect: asked }), asked, busy }
}

test('a connection that comes late is waited for: nobody who buys hears of it', async () => {
  const { pool, asked } = await busyPool(3)
  const { rows } = await openStore(pool).query('select 1 as one', [])
  expect(rows).toEqual([{ one: 1 }])
  expect(asked).toHaveBeenCalledTimes(3)
  expect(await openStore(pool).change(async () => 'changed')).toBe('changed')
  await pool.end()
})

test('after four times it is said that the database is away', async () => {
  const { pool, asked, busy } = await busyPool(Number.POSITIVE_INFINITY)
  await expect(openStore(pool).change(async () => {})).rejects.toThrow('timeout exceeded')
  expect(asked).toHaveBeenCalledTimes(4)
  busy.release()
  await pool.end()
})

test('a database that is not there is asked once', async () => {
  const pool = new pg.Pool({
    connectionString: 'postgres://127.0.0.1:1/none',
    connectionTimeoutMillis: 2_000,
  })
  const asked = vi.spyOn(pool, 'connect')
  await expect(openStore(pool).query('select 1', [])).rejects.toThrow('ECONNREFUSED')
  expect(asked).toHaveBeenCalledTimes(1)
  await pool.end()
})

test('whoever opens the way to one pool stands in one line', async () => {
  const pool = new pg.Pool({ connectionString: database.url })
  expect(openStore(pool)).toBe(openStore(pool))
  await pool.end()
})
