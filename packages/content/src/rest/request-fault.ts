import { AsyncLocalStorage } from 'node:async_hooks'
import { isDatabaseUnavailable } from '@wojaz/database'
import type { AfterErrorHook } from 'payload'

interface Fault {
  error?: Error
}

const current = new AsyncLocalStorage<Fault>()

/**
 * Payload turns every error into a response. An unreachable database must be thrown to the caller, and the others must be told
 * apart.
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

/** Has the code of a lost connection, so that the caller recognises it even if Payload's message has lost the cause. */
function databaseAway(cause: unknown): Error {
  return Object.assign(new Error('The content database is away.', { cause }), { code: '08006' })
}

/** Two of Payload's messages lose the cause. */
export function isOutage(error: unknown): boolean {
  if (isDatabaseUnavailable(error)) return true
  return (
    error instanceof Error && /^Error: cannot (?:begin transaction|connect to Postgres): /.test(error.message)
  )
}

/** True for a value that Postgres or JSON cannot accept: the caller's fault. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError || dataException.test(sqlState(error))
}

/** True when two editors saved the same at the same moment: one of them must repeat it. */
export function isConflict(error: unknown): boolean {
  return conflict.test(sqlState(error))
}

/** When a preference that does not exist is deleted, Payload queries a table that it has not joined. */
export function isMissingPreference({ method }: Request, path: string, error: unknown): boolean {
  const isPreference = method === 'DELETE' && path.startsWith('/api/payload-preferences/')
  return isPreference && sqlState(error) === undefinedTable
}

// SQL states: invalid text for a number, number or date out of range; missing value or unknown id; an operator that the type does
// not have, nothing to compare with, or a list instead of one value.
const dataException = /^(22...|23...|42(883|601|804))$/
// Serialisation failures and deadlocks.
const conflict = /^40...$/
const undefinedTable = '42P01'

/** Returns the SQL state of the Postgres error inside, at any depth; empty: none. */
function sqlState(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : sqlState(error.cause)
}
