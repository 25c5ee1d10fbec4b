import type { Clock } from '@wojaz/travel/dates'
import { Fault } from '../request/errors.ts'

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
/** An answer that is due serves until the new one is there, so that no guest waits for it; one made longer ago than this does not. */
const whileMakingAnother = 10 * 60_000

interface Entry {
  answer: Promise<unknown>
  version: number
  madeAt: number
  /** The one that is being made to take its place. */
  next: Promise<unknown> | null
}

export function createMemory({ clock, version, limit }: MemoryOptions): Memory {
  const kept = new Map<string, Entry>()

  return {
    get<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
      const known = kept.get(key)
      if (!known || (isDue(known) && isOld(known))) return remember(key, make()).answer as Promise<Answer>
      if (isDue(known) && !known.next) replace(key, known, make())
      // Put back on every use, so that the first in the map is the least recently asked for.
      kept.delete(key)
      kept.set(key, known)
      // Whoever asked first was refused; that is no answer to others, who ask for themselves.
      return known.answer.catch((error) => {
        if (error instanceof Fault) return this.get(key, make)
        throw error
      }) as Promise<Answer>
    },
  }

  function isDue(entry: Entry): boolean {
    return entry.version !== version() && ageOf(entry) >= evenThroughChanges
  }

  function isOld(entry: Entry): boolean {
    return ageOf(entry) >= whileMakingAnother
  }

  function ageOf({ madeAt }: Entry): number {
    return clock().getTime() - madeAt
  }

  function entryOf(answer: Promise<unknown>): Entry {
    return { version: version(), madeAt: clock().getTime(), answer, next: null }
  }

  function remember(key: string, answer: Promise<unknown>): Entry {
    const entry = entryOf(answer)
    kept.delete(key)
    kept.set(key, entry)
    answer.catch(() => forget(key, entry))
    const [oldest] = kept.keys()
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
    return entry
  }

  /**
   * Dated from when it was begun: what changes while it is made is not in it. A failure leaves the next guest to try again, and to wait; a
   * refusal of the one who asked leaves everything as it was.
   */
  function replace(key: string, known: Entry, answer: Promise<unknown>) {
    const entry = entryOf(answer)
    known.next = answer
    answer.then(
      () => {
        if (kept.get(key) === known) kept.set(key, entry)
      },
      (error) => {
        known.next = null
        if (!(error instanceof Fault)) forget(key, known)
      },
    )
  }

  function forget(key: string, entry: Entry) {
    if (kept.get(key) === entry) kept.delete(key)
  }
}
