import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './embedded/free-port.ts'
import { databaseUser } from './embedded/postgres-cluster.ts'
import { newPassword, writeServerFile } from './embedded/server-file.ts'
import { startPostgres } from './embedded/start-postgres.ts'

export interface TestServer {
  /**
   * Known at once; the server accepts connections a second later. `createTestDatabase` waits, tests without a database do not.
   */
  url: string
  stop(): Promise<void>
}

/** One temporary server for a whole test run. */
export async function startTestServer(): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wojaz-test-'))
  // With a private folder root would store the data elsewhere (see open-shelf.ts); the secret files inside are private
  // themselves.
  chmodSync(folder, 0o711)
  const password = newPassword()
  const port = await freePort()
  writeServerFile(folder, { password, port })
  const starting = startPostgres({ folder, port, durable: false, log: () => {} })
  starting.catch((error) => process.stderr.write(`The test database did not start: ${error.message}\n`))
  return {
    url: `postgres://${databaseUser}:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      const postgres = await starting.catch(() => null)
      await postgres?.stop()
      for (const part of [folder, postgres?.cluster]) if (part) rmSync(part, { recursive: true, force: true })
    },
  }
}
