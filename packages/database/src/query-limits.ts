import type { PoolConfig } from 'pg'

/** How long Postgres may take, in milliseconds. */
export interface QueryLimits {
  /** For one statement; Postgres itself gives up then. */
  readonly statementMs: number
  /** Until whoever changes the same row is done with it. */
  readonly lockMs: number
  /** For a transaction in which nothing is asked. */
  readonly idleInTransactionMs: number
  /** Until an answer is here. Longer than a statement: it ends the waiting for a Postgres that does not say a word any more. */
  readonly answerMs: number
}

const second = 1_000
const minute = 60 * second

/** Where somebody waits for the answer: nobody waits longer than ten seconds, and a request asks more than once. */
export const guestLimits: QueryLimits = {
  statementMs: 4 * second,
  lockMs: 3 * second,
  idleInTransactionMs: 10 * second,
  answerMs: 4.5 * second,
}

/** For reading all there is to sell. */
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

/** As the driver calls them. */
export function driverLimits({ statementMs, lockMs, idleInTransactionMs, answerMs }: QueryLimits) {
  return {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    query_timeout: answerMs,
  } satisfies PoolConfig
}
