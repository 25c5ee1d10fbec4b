import { createCache } from '@wojaz/cache'
import type { Clock } from '@wojaz/travel/dates'
import { Fault } from '../request/errors.ts'

export interface AnswerCache {
  /** Returns the cached answer or makes a new one. Simultaneous calls for one key share one answer. */
  get<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer>
}

interface AnswerCacheOptions {
  clock: Clock
  /** Grows with every change of the offers. */
  version(): number
  limit: number
}

interface Made {
  readonly answer: unknown
  /** The version of the offers and the time when it was begun. Later changes may be missing in it. */
  readonly version: number
  readonly begunAt: number
}

/**
 * Every booking changes the offers, but shared answers need not be made anew each time: an answer is fresh for this long in spite
 * of changes, and without changes for ever. Booking quotes the price again.
 */
const evenThroughChanges = 5_000
/** Stale-while-revalidate: up to this age a stale answer is used while a new one is made, so that no guest waits. */
const whileRevalidating = 10 * 60_000

export function createAnswerCache({ clock, version, limit }: AnswerCacheOptions): AnswerCache {
  const cache = createCache<Made>({
    limit,
    freshness(made) {
      const age = clock().getTime() - made.begunAt
      if (made.version === version() || age < evenThroughChanges) return 'fresh'
      return age < whileRevalidating ? 'stale' : 'expired'
    },
    isRefusal: (error) => error instanceof Fault,
  })
  return {
    async get<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
      const { value } = await cache.get(key, async () => {
        const begun = { version: version(), begunAt: clock().getTime() }
        return { ...begun, answer: await make() }
      })
      return value.answer as Answer
    },
  }
}
