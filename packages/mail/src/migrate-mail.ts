import { createRequire } from 'node:module'
import path from 'node:path'
import { migrate } from '@wojaz/database'
import type { Pool } from 'pg'

/** Brings the schema `mail` up to date and answers with the migrations that ran now. */
export function migrateMail(pool: Pool): Promise<string[]> {
  // Asked of the package, not of this file: in a bundle this file lies elsewhere, the package stays where it is.
  const server = createRequire(import.meta.url).resolve('@wojaz/mail/server')
  const folder = path.join(path.dirname(server), '../migrations')
  return migrate(pool, { schema: 'mail', formerSchema: 'post', folder })
}
