import type { Fares } from './fares.ts'
import type { PairBooks } from './flight-pairs.ts'
import type { RoomFactors } from './room-factors.ts'
import type { SeatTable } from './route-seats.ts'
import type { ScanPlan } from './scan-plan.ts'
import type { StayBook } from './stay-book.ts'
import { makeStayScratch, type StayScratch } from './stay-scratch.ts'

/** Caches of one thread for one index: fares and rooms per party, stays of the latest questions. */
export interface ScanCache {
  readonly fares: Map<number, Fares>
  /** By number of seats and kind of flight; the most recently used last. */
  readonly seats: Map<number, SeatTable>
  /** By question; the most recently used last. */
  readonly pairs: PairBooks
  readonly factors: Map<string, RoomFactors>
  /** Factors of the last plan. */
  latest: { readonly plan: ScanPlan | null; readonly factors: readonly RoomFactors[] }
  /** The most recently used last. */
  readonly stays: Map<string, StayBook>
  /** Spare books that are not in use. */
  readonly loosePages: StayBook[]
  readonly scratch: StayScratch
}

export function makeScanCache(): ScanCache {
  return {
    fares: new Map(),
    seats: new Map(),
    pairs: new Map(),
    factors: new Map(),
    latest: { plan: null, factors: [] },
    stays: new Map(),
    loosePages: [],
    scratch: makeStayScratch(),
  }
}
