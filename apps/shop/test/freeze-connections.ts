import pg from 'pg'

/**
 * Freezes all current connections to this database until the returned function is called. Postgres still serves new connections.
 */
export async function freezeConnections(databaseUrl: string): Promise<() => void> {
  const database = new URL(databaseUrl)
  const outside = new pg.Client({ connectionString: new URL('/postgres', database).href })
  await outside.connect()
  const { rows } = await outside.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = $1',
    [database.pathname.slice(1)],
  )
  await outside.end()
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
  let isFrozen = true
  return () => {
    if (isFrozen) for (const { pid } of rows) process.kill(pid, 'SIGCONT')
    isFrozen = false
  }
}
