import { isDatabaseUnavailable } from '@wojaz/database'
import { data } from 'react-router'

/** For loaders: a database that is away is an answer (503 and a friendly page), not a failure of ours. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    throw data({ code: 'database-unavailable' }, { status: 503 })
  }
}
