import type { PoolConfig } from 'pg'

/** How long Postgres may take, in milliseconds. */
export interface QueryLimits {
  /** For one statement; Postgres itself aborts it then. */
  readonly statementMs: number
  /** For a lock that another transaction holds. */
  readonly lockMs: number
  /** For a transaction without any query. */
  readonly idleInTransactionMs: number
  /** For an answer to arrive. Longer than the statement limit: it covers a Postgres that does not respond at all. */
  readonly answerMs: number
}

const second = 1_000
const minute = 60 * second

/** For queries that somebody waits for: nobody waits longer than ten seconds, and a request makes more than one query. */
export const guestLimits: QueryLimits = {
  statementMs: 4 * second,
  lockMs: 3 * second,
  idleInTransactionMs: 10 * second,
  answerMs: 4.5 * second,
}

/** For reading the whole inventory. */
export const loadLimits: QueryLimits = {
  statementMs: minute,
  lockMs: 10 * second,
  idleInTransactionMs: minute,
  answerMs: minute + 5 * second,
}

/** For migrations and seeding. */
export const workLimits: QueryLimits = {
  statementMs: 10 * minute,
  lockMs: minute,
  idleInTransactionMs: 10 * minute,
  answerMs: 11 * minute,
}

/** In the driver's names. */
export function driverLimits({ statementMs, lockMs, idleInTransactionMs, answerMs }: QueryLimits) {
  return {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    query_timeout: answerMs,
  } satisfies PoolConfig
}
