import { isDatabaseUnavailable } from '@wojaz/database'
import { data } from 'react-router'
import { Fault } from './errors.ts'

/**
 * For loaders: turns an unavailable database or an overloaded engine into a response (503, 429 with a friendly page) instead of
 * an error.
 */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Fault) throw data({ code: error.code }, { status: error.statusCode })
    if (!isDatabaseUnavailable(error)) throw error
    throw unavailable()
  }
}

export function unavailable() {
  return data({ code: 'database-unavailable' }, { status: 503 })
}
