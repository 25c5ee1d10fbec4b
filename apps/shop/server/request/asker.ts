import { AsyncLocalStorage } from 'node:async_hooks'
import type { Fault } from './errors.ts'

/** The origin of the current request. The engine's work is counted by household. */
export interface Asker {
  readonly household: string
  /** Aborted when the client has gone; undefined: the answer may be for others too. */
  readonly gone?: AbortSignal
  /** Why the engine refused this request. */
  refusal: Fault | null
}

const askers = new AsyncLocalStorage<Asker | null>()

/** Null: work of the shop itself, which has no limits. */
export function askerNow(): Asker | null {
  return askers.getStore() ?? null
}

export function askedBy<Result>(asker: Asker, work: () => Result): Result {
  return askers.run(asker, work)
}

/** Runs shared work that must not be counted for the guest who happens to ask first. */
export function forEverybody<Result>(work: () => Result): Result {
  return askers.run(null, work)
}
