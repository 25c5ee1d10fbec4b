import { inTransaction } from '@wojaz/database'
import type { Outcome } from '@wojaz/travel/outcome'
import type { Pool, PoolClient } from 'pg'

class Undo {
  constructor(readonly outcome: unknown) {}
}

/** In one transaction; a refusal rolls it back. */
export async function decide<Value, Refusal>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
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
}
