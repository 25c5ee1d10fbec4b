import { blockDays, columnDays, maxNights } from '../columns.ts'

/** Numbers of nights, including 0. */
export const lengths = maxNights + 1

/**
 * Working memory of `findStays` during one step. It belongs to the cache of one thread and may be overwritten between steps: no
 * step reads what another one wrote.
 */
export interface StayScratch {
  /** Fares of routes to the destination and back, by departure, for each of the party's `airs`. */
  readonly outRows: Int32Array[]
  readonly backRows: Int32Array[]
  readonly rowAirports: number[]
  /** Fare of the cheapest pair of flights: by block, nights × day. */
  readonly pairFare: Int32Array
  readonly pairAirport: Uint8Array
  /** Days with a pair, by block and number of nights. */
  readonly pairDays: Int32Array
  /** Days with a return flight. */
  readonly backDays: Int32Array
  /** Days of one block, sorted by fare. */
  readonly sortedFare: Int32Array
  readonly sortedDay: Int32Array
}

export function makeStayScratch(): StayScratch {
  const pairs = columnDays * lengths
  return {
    outRows: [],
    backRows: [],
    rowAirports: [],
    pairFare: new Int32Array(pairs),
    pairAirport: new Uint8Array(pairs),
    pairDays: new Int32Array(pairs / blockDays),
    backDays: new Int32Array(columnDays),
    sortedFare: new Int32Array(blockDays),
    sortedDay: new Int32Array(blockDays),
  }
}
