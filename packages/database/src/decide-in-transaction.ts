import type { PoolClient } from 'pg'
import { inTransaction } from './in-transaction.ts'

class Undo {
  constructor(readonly outcome: unknown) {}
}

/** Commits if the result is accepted; rolls back if it is refused. */
export async function decideInTransaction<Decided extends { readonly ok: boolean }>(
  pool: { connect(): Promise<PoolClient> },
  work: (client: PoolClient) => Promise<Decided>,
): Promise<Decided> {
  try {
    return await inTransaction(pool, async (client) => {
      const outcome = await work(client)
      if (!outcome.ok) throw new Undo(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Undo) return error.outcome as Decided
    throw error
  }
}
