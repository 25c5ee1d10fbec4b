import { createRequire } from 'node:module'
import path from 'node:path'
import { type Database, migrate } from '@wojaz/database'

/** Brings the schema `attractions` up to date and answers with the migrations that ran now. */
export function migrateAttractions(pool: Database['pool']): Promise<string[]> {
  // Asked of the package, not of this file: in a bundle this file lies elsewhere, the package stays where it is.
  const server = createRequire(import.meta.url).resolve('@wojaz/attractions/server')
  return migrate(pool, { schema: 'attractions', folder: path.join(path.dirname(server), '../migrations') })
}
