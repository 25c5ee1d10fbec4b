import { blockDays, columnDays, maxNights } from '../columns.ts'

/** Numbers of nights, none included. */
export const lengths = maxNights + 1

/**
 * What `findStays` writes on between two of its steps. It belongs to the cache of one thread and may be written over by anybody
 * whenever a step has ended: no step reads what another one wrote.
 */
export interface StayScratch {
  /** Flown routes to the destination and back, departure by departure, for each of the party's `airs`. */
  readonly outRows: Int32Array[]
  readonly backRows: Int32Array[]
  readonly rowAirports: number[]
  /** Cheapest pair of flights, block by block, nights × day. */
  readonly pairFare: Int32Array
  readonly pairAirport: Uint8Array
  /** The days of each block and number of nights that have one. */
  readonly pairDays: Int32Array
  /** Days on which one can fly back. */
  readonly backDays: Int32Array
  /** Days of one block, the cheapest first. */
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
