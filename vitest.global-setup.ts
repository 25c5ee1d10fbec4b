import { startTestServer } from '@wojaz/database/testing'

/** One Postgres for the whole run, unless the environment already names one. */
export default async function startDatabase() {
  if (process.env.TEST_POSTGRES_URL) return
  const server = await startTestServer()
  process.env.TEST_POSTGRES_URL = server.url
  return () => server.stop()
}
