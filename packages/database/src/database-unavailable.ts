/**
 * Tells "Postgres is away, try again" from "this query is wrong". The edge answers the first with 503 and the second with 500.
 * Drivers and ORMs wrap errors, so the causes and the members of an AggregateError are looked at too.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return chainOf(error).some(
    (fault) =>
      networkFaults.has(fault.code ?? '') ||
      serverAway.test(fault.code ?? '') ||
      driverSentences.some((sentence) => fault.message.startsWith(sentence)),
  )
}

/** Asked, and not answered within the asker's own limit. */
export function isAnswerLate(error: unknown): boolean {
  return error instanceof Error && error.message === lateAnswer
}

/** No connection in time: the database may be there and only have much to do. */
export function isConnectionLate(error: unknown): boolean {
  return chainOf(error).some(({ message }) => lateSentences.includes(message))
}

interface Fault {
  message: string
  code?: string
}

const networkFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

// 08xxx connection exceptions, 53300 too many connections, 57P01-57P03 shutting down, crashed, starting up; and what ends waiting: 57014 for
// a statement, 55P03 for a lock, 25P03 for a transaction in which nothing was asked.
const serverAway = /^(08...|53300|57P0[123]|57014|55P03|25P03)$/
const lateAnswer = 'Query read timeout'

// node-postgres gives these faults no code.
const driverSentences = [
  lateAnswer,
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]

const lateSentences = [
  // All connections of the pool are in use, or a new one was not made in time.
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]

function chainOf(error: unknown, seen: Fault[] = []): Fault[] {
  if (!(error instanceof Error) || seen.includes(error)) return seen
  seen.push(error)
  if (error instanceof AggregateError) for (const member of error.errors) chainOf(member, seen)
  return chainOf(error.cause, seen)
}
