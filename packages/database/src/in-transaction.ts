import type { PoolClient } from 'pg'

/** Runs the work in a transaction; resolves after the commit. */
export async function inTransaction<Value>(
  pool: { connect(): Promise<PoolClient> },
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const value = await work(client)
    await client.query('commit')
    return value
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
