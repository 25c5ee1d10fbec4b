import { createCache } from '@wojaz/cache'
import type { Clock } from '@wojaz/travel/dates'
import { Fault } from '../request/errors.ts'

export interface AnswerCache {
  /** The answer made last, or a new one; who asks the same at the same time waits for one answer. */
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
  /** Of the offers, and when it was begun: what changes while it is made is not in it. */
  readonly version: number
  readonly begunAt: number
}

/**
 * Every booking changes the offers. Answers that many guests share need not be made anew for each of them: one serves for so
 * long whatever changes, and without changes for ever. A price is quoted again when somebody books it.
 */
const evenThroughChanges = 5_000
/** A stale answer serves until the new one is there, so that no guest waits for it; one made longer ago than this does not. */
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
