import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionLate } from './database-unavailable.ts'
import { PunctualClient } from './punctual-client.ts'
import { driverLimits, type QueryLimits } from './query-limits.ts'
import { Silence } from './silence.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: pg.PoolClient['release'],
) => void

const probeEveryMs = 500
const probeTimeoutMs = 2_000

/**
 * A pool whose waiting times are limited. Once Postgres is silent, new requests are refused at once instead of waiting for a
 * timeout each. A separate connection probes meanwhile, and its first answer ends the silence.
 */
export class LimitedPool extends pg.Pool {
  readonly #silence: Silence
  readonly #url: string

  constructor({ limits, ...config }: pg.PoolConfig & { connectionString: string; limits: QueryLimits }) {
    super({ ...config, ...driverLimits(limits), Client: PunctualClient })
    this.#url = config.connectionString
    this.#silence = new Silence(limits.answerMs)
    this.on('connect', (client) => {
      this.#silence.heard()
      client.on('heard' as 'end', () => this.#silence.heard())
      client.on('late' as 'end', () => this.#gaveUp())
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const connecting = this.#silence.lasts ? Promise.reject(new DatabaseSilent()) : this.#connect()
    if (!connected) return connecting
    connecting.then(
      (client) => connected(undefined, client, client.release),
      (error) => connected(error, undefined, () => {}),
    )
  }

  async #connect(): Promise<pg.PoolClient> {
    this.#silence.asked()
    try {
      return await super.connect()
    } catch (error) {
      if (isConnectionLate(error)) this.#gaveUp()
      throw error
    }
  }

  #gaveUp(): void {
    if (this.#silence.gaveUp()) void this.#untilHeard()
  }

  async #untilHeard(): Promise<void> {
    while (this.#silence.lasts && !this.ending) {
      await pause(probeEveryMs, undefined, { ref: false })
      if (await answers(this.#url)) this.#silence.heard()
    }
  }
}

/** Postgres did not answer other queries a moment ago. */
class DatabaseSilent extends Error {
  readonly code = '08006'
  constructor() {
    super('Postgres does not answer.')
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'wojaz-probe',
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => {})
  }
}
