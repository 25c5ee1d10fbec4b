import pg from 'pg'
import { farewell } from './farewell.ts'
import { LimitedPool } from './limited-pool.ts'
import type { QueryLimits } from './query-limits.ts'

export interface DatabaseOptions {
  url: string
  /** Shown in pg_stat_activity, so that an operator sees who holds a connection. */
  applicationName: string
  /** Receives connections lost while idle; the pool opens new ones by itself. */
  onError(error: Error): void
  maxConnections?: number
  /** For every query; without them there is no time limit. */
  limits?: QueryLimits
}

export interface Database {
  readonly pool: pg.Pool
  readonly url: string
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

const connectTimeoutMs = 3_000

export function openDatabase({
  url,
  applicationName,
  onError,
  maxConnections = 10,
  limits,
}: DatabaseOptions): Database {
  const config = {
    connectionString: url,
    application_name: applicationName,
    max: maxConnections,
    connectionTimeoutMillis: limits?.connectMs ?? connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  }
  const pool = limits ? new LimitedPool({ ...config, limits }) : new pg.Pool(config)
  // Without both listeners a Postgres restart would end the process: the pool emits errors only for idle clients; a client in use
  // emits its own (its query is rejected as well, so ignoring the event loses nothing).
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => {}))

  return {
    pool,
    url,
    isReachable: () => answersInTime(pool),
    close: () => farewell(pool.end()),
  }
}

async function answersInTime(pool: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, connectTimeoutMs, false)
  })
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer))
}
