import { AsyncLocalStorage } from 'node:async_hooks'
import { isDatabaseUnavailable } from '@wojaz/database'
import type { AfterErrorHook } from 'payload'

interface Fault {
  error?: Error
}

const current = new AsyncLocalStorage<Fault>()

/**
 * Payload turns every error into a response. The one that says "no database" has to reach the caller as itself,
 * and the others are worth knowing by name.
 */
export async function withFault(
  answer: () => Promise<Response>,
): Promise<{ response: Response; fault?: Error }> {
  const fault: Fault = {}
  const response = await current.run(fault, answer)
  if (isOutage(fault.error)) throw databaseAway(fault.error)
  return { response, fault: fault.error }
}

export const rememberFault: AfterErrorHook = ({ error }) => {
  const fault = current.getStore()
  if (fault) fault.error = error
}

/** With the code of a lost connection: where Payload's sentence has lost its cause, the edge still knows what happened. */
function databaseAway(cause: unknown): Error {
  return Object.assign(new Error('The content database is away.', { cause }), { code: '08006' })
}

/** Two of Payload's own sentences lose the cause on the way. */
export function isOutage(error: unknown): boolean {
  if (isDatabaseUnavailable(error)) return true
  return (
    error instanceof Error && /^Error: cannot (?:begin transaction|connect to Postgres): /.test(error.message)
  )
}

/** A value that Postgres or JSON cannot take came from whoever asked. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError || dataException.test(sqlState(error))
}

/** Two editors who saved the same at the same moment: one of them has to do it again. */
export function isConflict(error: unknown): boolean {
  return conflict.test(sqlState(error))
}

/** Taking away a preference that nobody has, Payload asks for a table it has not joined. */
export function isMissingPreference({ method }: Request, path: string, error: unknown): boolean {
  const isPreference = method === 'DELETE' && path.startsWith('/api/payload-preferences/')
  return isPreference && sqlState(error) === undefinedTable
}

// A text that is no number, a number too large, a day that is none; nothing where something must be, or the id of what does not exist; an
// operator that the type of the field has not, nothing to compare with, or a list where there can be one.
const dataException = /^(22...|23...|42(883|601|804))$/
// Serialisation failures and deadlocks.
const conflict = /^40...$/
const undefinedTable = '42P01'

/** Of the fault of Postgres inside, however deep; empty: there is none. */
function sqlState(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : sqlState(error.cause)
}
