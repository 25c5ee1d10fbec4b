import { inTransaction, isConnectionLate } from '@wojaz/database'
import type { Outcome } from '@wojaz/travel/outcome'
import type { Pool, PoolClient, QueryResultRow } from 'pg'

class Undo {
  constructor(readonly outcome: unknown) {}
}

/** Maximum of connections in use at once. The rest of the pool is for the other packages. */
const atOnce = 6
/** Number of attempts to get a connection before the database counts as unavailable. */
const tries = 4

export type Store = ReturnType<typeof storeOf>

const stores = new WeakMap<Pool, Store>()

/**
 * Access to the tables. Calls queue here without a timeout, not at the pool, which gives up after seconds. A running call never
 * takes a second connection. Each pool has one queue, however often it is opened.
 */
export function openStore(pool: Pool): Store {
  const known = stores.get(pool) ?? storeOf(pool)
  stores.set(pool, known)
  return known
}

function storeOf(pool: Pool) {
  const line: (() => void)[] = []
  let inside = 0
  const patient = { connect: () => connect(pool) }

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

  const read = <Value>(work: (client: PoolClient) => Promise<Value>): Promise<Value> =>
    enter(async () => {
      const client = await connect(pool)
      try {
        return await work(client)
      } finally {
        client.release()
      }
    })

  return {
    read,

    /** One statement. */
    query: <Row extends QueryResultRow>(text: string, values: unknown[]) =>
      read((client) => client.query<Row>(text, values)),

    change: <Value>(work: (client: PoolClient) => Promise<Value>): Promise<Value> =>
      enter(() => inTransaction(patient, work)),

    /** Commits when accepted, rolls back when refused. */
    decide: <Value, Refusal>(
      work: (client: PoolClient) => Promise<Outcome<Value, Refusal>>,
    ): Promise<Outcome<Value, Refusal>> =>
      enter(async () => {
        try {
          return await inTransaction(patient, async (client) => {
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

/**
 * On a busy machine a connection may come late, and the buyer should not get an error for that. A refused connection is an error.
 */
async function connect(pool: Pool): Promise<PoolClient> {
  for (let tried = 1; ; tried++) {
    try {
      return await pool.connect()
    } catch (fault) {
      if (tried === tries || !isConnectionLate(fault)) throw fault
    }
  }
}
