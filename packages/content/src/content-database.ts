import { postgresAdapter } from '@payloadcms/db-postgres'
import type { Config } from 'payload'
import { cmsSchema } from './cms-schema.ts'
import type { ContentOptions } from './content-options.ts'
import { type Connection, contentPool, watchPool } from './content-pool.ts'

export function contentDatabase(options: ContentOptions, connections: Set<Connection>): Config['db'] {
  const postgres = postgresAdapter({
    schemaName: cmsSchema,
    push: false,
    disableCreateDatabase: true,
    // A page is one row, not a join over a table for each kind of component. A new component needs no migration.
    blocksAsJSON: true,
    migrationDir: 'src/migrations',
    pool: contentPool(options, connections),
  })
  return {
    ...postgres,
    init(args) {
      const adapter = postgres.init(args)
      // When the first connection fails, Payload throws and also rejects this promise, which nobody awaits yet.
      adapter.initializing.catch(() => {})
      const connect = adapter.connect?.bind(adapter)
      // Done here and not in `onInit`, because Payload skips that after a failed first start.
      adapter.connect = async (given) => {
        await connect?.(given)
        watchPool(adapter.pool, options.log)
      }
      return adapter
    },
  }
}
