import type { PoolConfig } from 'pg'

/** How long Postgres may take, in milliseconds. */
export interface QueryLimits {
  /** For a connection, also for a free one of the pool. */
  readonly connectMs: number
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

/**
 * For queries that somebody waits for. By default nobody waits longer than ten seconds, and a request makes more than one query. A
 * machine that is slow, but not out of order, needs more.
 */
export function guestLimitsOf(statementMs = 4 * second): QueryLimits {
  return {
    connectMs: 0.75 * statementMs,
    statementMs,
    lockMs: 0.75 * statementMs,
    idleInTransactionMs: 2.5 * statementMs,
    answerMs: statementMs + second / 2,
  }
}

/** For reading the whole inventory. */
export const loadLimits: QueryLimits = {
  connectMs: 3 * second,
  statementMs: minute,
  lockMs: 10 * second,
  idleInTransactionMs: minute,
  answerMs: minute + 5 * second,
}

/** For migrations and seeding. */
export const workLimits: QueryLimits = {
  connectMs: 3 * second,
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
