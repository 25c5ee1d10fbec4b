import type { Fares } from './fares.ts'
import type { PairBooks } from './flight-pairs.ts'
import type { RoomFactors } from './room-factors.ts'
import type { SeatTable } from './route-seats.ts'
import type { ScanPlan } from './scan-plan.ts'
import type { StayBook } from './stay-book.ts'
import { makeStayScratch, type StayScratch } from './stay-scratch.ts'

/** Kept between the scans of one index in one thread: fares and rooms per party, stays of the latest questions. */
export interface ScanCache {
  readonly fares: Map<number, Fares>
  /** By number of seats and kind of flight, the latest question last. */
  readonly seats: Map<number, SeatTable>
  /** By question, the latest last. */
  readonly pairs: PairBooks
  readonly factors: Map<string, RoomFactors>
  /** Those of the plan scanned last. */
  latest: { readonly plan: ScanPlan | null; readonly factors: readonly RoomFactors[] }
  /** The latest question last. */
  readonly stays: Map<string, StayBook>
  /** Nobody writes on them now. */
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
