/**
 * Tells "Postgres is unavailable, try again" from "this query is wrong". The shop answers the first with 503 and the second with
 * 500. Drivers and ORMs wrap errors, so causes and members of an AggregateError are checked, too.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return chainOf(error).some(
    (fault) =>
      networkFaults.has(fault.code ?? '') ||
      serverAway.test(fault.code ?? '') ||
      driverSentences.some((sentence) => fault.message.startsWith(sentence)),
  )
}

/** The query was sent but not answered within the client's own limit. */
export function isAnswerLate(error: unknown): boolean {
  return error instanceof Error && error.message === lateAnswer
}

/** No connection in time: the database may be up and only busy. */
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

// 08xxx connection exceptions, 53300 too many connections, 57P01-57P03 shutting down, crashed, starting up; and timeouts: 57014
// of a statement, 55P03 of a lock, 25P03 of an idle transaction.
const serverAway = /^(08...|53300|57P0[123]|57014|55P03|25P03)$/
const lateAnswer = 'Query read timeout'

// node-postgres gives these errors no code.
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
