import pg from 'pg'

/** Creates the database if it is missing and returns its address. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    if (!isAlreadyMade(error)) throw error
  } finally {
    await client.end()
  }
  return databaseUrl(serverUrl, name)
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}

// Two nodes that start at once may both find it missing; the second gets one of these two codes.
function isAlreadyMade(error: unknown): boolean {
  const code = (error as { code?: string }).code
  return code === '42P04' || code === '23505'
}
