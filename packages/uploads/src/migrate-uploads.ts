import { createRequire } from 'node:module'
import path from 'node:path'
import { type Database, migrate } from '@wojaz/database'

/** Brings the schema `uploads` up to date and returns the migrations that ran. */
export function migrateUploads(pool: Database['pool']): Promise<string[]> {
  // Resolved by package name, because in a bundle this file is in another folder but the package is not.
  const server = createRequire(import.meta.url).resolve('@wojaz/uploads/server')
  return migrate(pool, { schema: 'uploads', folder: path.join(path.dirname(server), '../migrations') })
}
