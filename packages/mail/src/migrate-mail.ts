import { createRequire } from 'node:module'
import path from 'node:path'
import { migrate } from '@wojaz/database'
import type { Pool } from 'pg'

/** Brings the schema `mail` up to date and returns the migrations that ran. */
export function migrateMail(pool: Pool): Promise<string[]> {
  // Resolved by package name, because in a bundle this file is in another folder but the package is not.
  const server = createRequire(import.meta.url).resolve('@wojaz/mail/server')
  const folder = path.join(path.dirname(server), '../migrations')
  return migrate(pool, { schema: 'mail', formerSchema: 'post', folder })
}
