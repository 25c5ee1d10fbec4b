import { isDatabaseUnavailable } from '@wojaz/database'
import { data } from 'react-router'
import { Fault } from './errors.ts'

/** For loaders: a database that is away and an engine that has too much to do are answers (503, 429 and a friendly page), not failures of ours. */
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
