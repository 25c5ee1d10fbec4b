import { AsyncLocalStorage } from 'node:async_hooks'
import type { Fault } from './errors.ts'

/** Whose request is being answered: the engine's work is counted by household. */
export interface Asker {
  readonly household: string
  /** Aborted when nobody waits for the answer any more; without it the answer may be for others too. */
  readonly gone?: AbortSignal
  /** Why the engine did not work for this request. */
  refusal: Fault | null
}

const askers = new AsyncLocalStorage<Asker | null>()

/** Null: the house itself, which nobody keeps waiting. */
export function askerNow(): Asker | null {
  return askers.getStore() ?? null
}

export function askedBy<Result>(asker: Asker, work: () => Result): Result {
  return askers.run(asker, work)
}

/** What all guests share is not counted as one guest's, whoever happens to ask first. */
export function forEverybody<Result>(work: () => Result): Result {
  return askers.run(null, work)
}
