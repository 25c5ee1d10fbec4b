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
