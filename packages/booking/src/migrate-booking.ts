import { createRequire } from 'node:module'
import path from 'node:path'
import { migrate } from '@wojaz/database'
import type { Pool } from 'pg'

/** Brings the schema `booking` up to date and returns the migrations that ran now. */
export function migrateBooking(pool: Pool): Promise<string[]> {
  // Resolved from the package, because this file has another path in a bundle.
  const server = createRequire(import.meta.url).resolve('@wojaz/booking/server')
  return migrate(pool, { schema: 'booking', folder: path.join(path.dirname(server), '../migrations') })
}
