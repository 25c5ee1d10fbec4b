import { randomUUID } from 'node:crypto'
import { workLimits } from '@wojaz/database'
import { getPayload, handleEndpoints, type Payload } from 'payload'
import { contentConfig } from './content-config.ts'
import type { ContentOptions } from './content-options.ts'
import { type Connection, closePool } from './content-pool.ts'
import { hasPendingMigrations, migrateContent } from './migrate-content.ts'

export interface OpenedPayload {
  payload: Payload
  /** Payload's REST API without guards. Callers must guard it. */
  answer(request: Request): Promise<Response>
  close(): Promise<void>
}

/** Opens Payload without Next, on a migrated database. */
export async function openPayload(options: ContentOptions): Promise<OpenedPayload> {
  // A migration may take longer than the time limit of a page.
  if (options.limits !== workLimits && (await hasPendingMigrations(options.databaseUrl)))
    await (await openPayload({ ...options, limits: workLimits })).close()
  // Outside production Payload looks for a Next development server to reload; this process has none.
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER = 'true'
  const connections = new Set<Connection>()
  const config = contentConfig(options, connections)
  const key = randomUUID()
  const payload = await getPayload({ config, key })
  const close = async () => {
    const { pool } = payload.db
    await payload.destroy()
    await closePool(pool, connections)
  }
  try {
    await migrateContent(payload)
  } catch (error) {
    await close()
    throw error
  }
  return {
    payload,
    answer: (request) => handleEndpoints({ config, request, payloadInstanceCacheKey: key }),
    close,
  }
}
