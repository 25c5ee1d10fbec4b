import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const askAgainAfterMs = 100

/**
 * Runs `work` while no other node runs work of the same name. The lock belongs to one connection of the pool: if this process
 * dies, Postgres frees it. It polls instead of waiting inside Postgres, because a waiting statement holds a snapshot and would
 * block a `create index concurrently` of the node that has the lock.
 */
export async function withMigrationLock<T>(pool: pg.Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    while (!(await tryLock(client, name))) await pause(askAgainAfterMs)
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
    }
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    // A failed client may still hold the lock: closing its connection releases it for sure.
    client.release(broken)
  }
}

async function tryLock(client: pg.PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as locked', [
    name,
  ])
  return rows[0].locked
}
