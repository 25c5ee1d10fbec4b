import type { Clock } from '@wojaz/travel'

export interface Memory {
  /** The answer made last, or a new one; who asks the same at the same time waits for one answer. */
  get<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer>
}

export interface MemoryOptions {
  clock: Clock
  /** Grows with every change of the offers. */
  version(): number
  limit: number
}

/**
 * Every booking changes the offers. Answers that many guests share need not be made anew for each of them: one serves for so
 * long whatever changes, and without changes for ever. A price is quoted again when somebody books it.
 */
const evenThroughChanges = 5_000

interface Entry {
  answer: Promise<unknown>
  version: number
  madeAt: number
}

export function createMemory({ clock, version, limit }: MemoryOptions): Memory {
  const kept = new Map<string, Entry>()

  function isFresh(entry: Entry): boolean {
    return entry.version === version() || clock().getTime() - entry.madeAt < evenThroughChanges
  }

  return {
    get<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
      const known = kept.get(key)
      const entry =
        known && isFresh(known)
          ? known
          : { version: version(), madeAt: clock().getTime(), answer: make() as Promise<unknown> }
      // Put back on every use, so that the first in the map is the least recently asked for.
      kept.delete(key)
      kept.set(key, entry)
      if (entry === known) return entry.answer as Promise<Answer>
      entry.answer.catch(() => {
        if (kept.get(key) === entry) kept.delete(key)
      })
      const [oldest] = kept.keys()
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
      return entry.answer as Promise<Answer>
    },
  }
}
