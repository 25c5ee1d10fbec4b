import { openDatabase } from '@wojaz/database'
import { StartFault } from '../start-fault.ts'

/** Returns `max_connections` without those reserved for superusers. */
export async function postgresConnections(url: string): Promise<number> {
  const { pool, close } = openDatabase({
    url,
    applicationName: 'wojaz-primary',
    maxConnections: 1,
    onError: () => {},
  })
  try {
    const { rows } = await pool.query<{ connections: number }>(
      `select current_setting('max_connections')::int
         - current_setting('superuser_reserved_connections')::int
         - coalesce(current_setting('reserved_connections', true), '0')::int as connections`,
    )
    return rows[0]?.connections ?? 0
  } catch (cause) {
    throw new StartFault('The database does not answer: check DATABASE_URL and that Postgres is running.', {
      cause,
    })
  } finally {
    await close()
  }
}
