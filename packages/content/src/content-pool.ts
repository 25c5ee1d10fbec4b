import { driverLimits, farewell, guestLimitsOf, PunctualClient } from '@wojaz/database'
import type { Payload } from 'payload'
import type { ContentLog, ContentOptions } from './content-options.ts'

type Pool = Payload['db']['pool']

/** The part of a pg client that is needed to be notified of its end and to end it. */
export interface Connection {
  on(event: 'error', listener: (error: Error) => void): unknown
  once(event: 'end', listener: () => void): unknown
  end(): Promise<void>
}

/**
 * When Postgres goes away, a connection in use emits an error event. Without a listener that ends the process, so every
 * connection gets one at once.
 */
export function contentPool(
  {
    databaseUrl,
    log,
    limits = guestLimitsOf(),
    connectMs = limits.connectMs,
    maxConnections = 10,
  }: ContentOptions,
  connections: Set<Connection>,
) {
  return {
    connectionString: databaseUrl,
    application_name: 'wojaz-content',
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    ...driverLimits(limits),
    // Payload has a separate copy of the driver's types, but the driver is the same.
    Client: PunctualClient as never,
    onConnect: (client: Omit<Connection, 'end'>) => {
      const connection = client as Connection
      connections.add(connection)
      connection.once('end', () => connections.delete(connection))
      connection.on('error', (error) => log.warn(brief(error), 'A content database connection broke.'))
    },
  }
}

/** Idle connections emit errors on the pool. */
export function watchPool(pool: Pool, log: ContentLog): void {
  if (pool.listenerCount('error') > 0) return
  pool.on('error', (error) => log.warn(brief(error), 'An idle content database connection broke.'))
}

/** Payload never returns one of its connections, so `pool.end` would wait forever. Ends each connection instead. */
export async function closePool(pool: Pool, connections: Set<Connection>): Promise<void> {
  void pool.end()
  await farewell(Promise.allSettled([...connections].map((connection) => connection.end())))
}

/** The driver's errors contain the whole connection, password included, which must not be logged. */
function brief(error: Error & { code?: string }) {
  return { code: error.code, reason: error.message }
}
