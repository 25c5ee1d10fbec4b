import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { farewell } from './farewell.ts'

export interface ListenOptions {
  url: string
  channel: string
  onMessage(payload: string): void
  /** Messages sent during an outage are lost: read the state of the channel again. */
  onReconnected(): void
  onError(error: Error): void
}

export interface Listening {
  /** Resolves when every message committed before the call has been given to `onMessage`; in an outage, when listening again. */
  arrived(): Promise<void>
  close(): Promise<void>
}

const retryAfterMs = 1_000
// A heartbeat detects a connection that was cut silently (by a firewall, a lost host).
const heartbeatEveryMs = 10_000
const heartbeatTimeoutMs = 5_000
const reconnectedAfterMs = 50

/**
 * Listens on a separate connection until closed and reconnects after an outage. Resolves when listening; rejects if the first
 * connection fails, so that a wrong address is noticed at start.
 */
export async function listen(options: ListenOptions): Promise<Listening> {
  const ending = new AbortController()
  let client = await connect(options)

  const untilClosed = (async () => {
    while (true) {
      await lost(client, ending.signal)
      const ended = farewell(client.end())
      if (ending.signal.aborted) return ended
      const next = await reconnect(options, ending.signal)
      if (!next) return
      client = next
      options.onReconnected()
    }
  })()

  return {
    async arrived() {
      // Postgres delivers in the order of commits, so what this connection sends to itself comes after everything before.
      while (!ending.signal.aborted) {
        try {
          await notify(client, 'arrived', '')
          return
        } catch {
          await pause(reconnectedAfterMs)
        }
      }
    },
    close() {
      ending.abort()
      return untilClosed
    },
  }
}

/** A pool, or a client whose transaction sends the notification on commit. */
interface Asked {
  query(sql: string, values: unknown[]): Promise<unknown>
}

/** Sent on commit if called inside a transaction. Postgres refuses payloads of 8000 bytes and more: send a key, not the value. */
export async function notify(asked: Asked, channel: string, payload: string): Promise<void> {
  await asked.query('select pg_notify($1, $2)', [channel, payload])
}

async function connect({ url, channel, onMessage, onError }: ListenOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `listen ${channel}`,
    connectionTimeoutMillis: heartbeatTimeoutMs,
    query_timeout: heartbeatTimeoutMs,
    keepAlive: true,
  })
  client.on('error', onError)
  client.on('notification', (message) => onMessage(message.payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    void farewell(client.end())
    throw error
  }
  return client
}

async function reconnect(options: ListenOptions, ending: AbortSignal): Promise<pg.Client | null> {
  while (!ending.aborted) {
    try {
      return await connect(options)
    } catch (error) {
      options.onError(error as Error)
      await pause(retryAfterMs, undefined, { signal: ending }).catch(() => {})
    }
  }
  return null
}

/** Resolves when the connection is lost or listening ends. */
function lost(client: pg.Client, ending: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // Closed while reconnecting: the abort event has already fired.
    if (ending.aborted) return resolve()
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(done)
    }, heartbeatEveryMs)
    heartbeat.unref()
    function done() {
      clearInterval(heartbeat)
      client.off('end', done)
      ending.removeEventListener('abort', done)
      resolve()
    }
    client.on('end', done)
    ending.addEventListener('abort', done)
  })
}
