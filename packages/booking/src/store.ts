import { inTransaction, isConnectionLate } from '@wojaz/database'
import type { Outcome } from '@wojaz/travel/outcome'
import type { Pool, PoolClient, QueryResultRow } from 'pg'

class Undo {
  constructor(readonly outcome: unknown) {}
}

/** So many connections are in use at once; the rest of the shop has the others. */
const atOnce = 6
/** So often the pool is asked for a connection before a guest hears that the database is away. */
const tries = 4

export type Store = ReturnType<typeof storeOf>

const stores = new WeakMap<Pool, Store>()

/**
 * The way to the tables. A crowd stands in line here, where waiting costs nothing and nobody is sent away, and not at the pool, which
 * gives up after seconds. Who is inside never asks for a second connection. A pool has one line, whoever opens it.
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

    /** All of it when it is accepted; when it is refused nothing has happened. */
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

/** On a machine with much to do a connection comes late: that is no reason to send a buyer away. One that is refused is. */
async function connect(pool: Pool): Promise<PoolClient> {
  for (let tried = 1; ; tried++) {
    try {
      return await pool.connect()
    } catch (fault) {
      if (tried === tries || !isConnectionLate(fault)) throw fault
    }
  }
}
