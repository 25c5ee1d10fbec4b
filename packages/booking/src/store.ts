import { inTransaction } from '@wojaz/database'
import type { Outcome } from '@wojaz/travel'
import type { Pool, PoolClient } from 'pg'

class Undo {
  constructor(readonly outcome: unknown) {}
}

export type Store = ReturnType<typeof openStore>

/** So many connections are in use at once; the rest of the shop has the others. */
const atOnce = 6

/**
 * The way to the tables. A crowd stands in line here, where waiting costs nothing and nobody is sent away, and not at the pool, which
 * gives up after seconds. Who is inside never asks for a second connection.
 */
export function openStore(pool: Pool) {
  const line: (() => void)[] = []
  let inside = 0

  async function enter<Value>(work: () => Promise<Value>): Promise<Value> {
    if (inside < atOnce) inside++
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else inside--
    }
  }

  return {
    read: <Value>(work: (client: PoolClient) => Promise<Value>): Promise<Value> =>
      enter(async () => {
        const client = await pool.connect()
        try {
          return await work(client)
        } finally {
          client.release()
        }
      }),

    change: <Value>(work: (client: PoolClient) => Promise<Value>): Promise<Value> =>
      enter(() => inTransaction(pool, work)),

    /** All of it when it is accepted; when it is refused nothing has happened. */
    decide: <Value, Refusal>(
      work: (client: PoolClient) => Promise<Outcome<Value, Refusal>>,
    ): Promise<Outcome<Value, Refusal>> =>
      enter(async () => {
        try {
          return await inTransaction(pool, async (client) => {
            const outcome = await work(client)
            if (!outcome.ok) throw new Undo(outcome)
            return outcome
          })
        } catch (error) {
          if (error instanceof Undo) return error.outcome as Outcome<Value, Refusal>
          throw error
        }
      }),
  }
}
