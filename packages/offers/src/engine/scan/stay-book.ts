import type { Columns } from '../columns.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'

/**
 * Feasible stays of one question, by destination, filled at first use: in segments of one number of nights within one block of
 * days, sorted by fare.
 */
export interface StayBook {
  stays: number
  segments: number
  /** Number of segments that are outdated because flights changed. */
  stale: number
  /** `stayNumbers` per stay, side by side, because they are read together millions of times. */
  stay: Int32Array
  stayAirport: Uint8Array
  /** `segmentNumbers` per segment. */
  segment: Int32Array
  /** Per segment: the days of its block on which a stay begins, the first day in the lowest bit. */
  segmentDays: Int32Array
  /** By destination, own transport first, three numbers: start and end of its segments, and the version of the routes. */
  readonly destinations: Int32Array
}

/** How many numbers a stay has, and the offset of each. Separate constants, because a bundler inlines them. */
export const stayNumbers = 4
/** Cells of the first day and of the day of return, relative to the rate's row of the segment's block. */
export const firstCellAt = 0
export const endCellAt = 1
export const fareAt = 2
export const dayAt = 3

/** The same for a segment. */
export const segmentNumbers = 7
/** Start and end of its stays. */
export const staysFromAt = 0
export const staysToAt = 1
export const nightsAt = 2
export const blockAt = 3
export const leastFareAt = 4
/** A run is this and the following longer segments of the same block (and airport, if separate): its lowest fare, and its end. */
export const runFareAt = 5
export const runEndAt = 6

/** Airport number of a stay with own transport. */
export const noAirport = 255

// About 20 MB.
const staysKept = 1_000_000
const booksKept = 48

/** Returns the book of a question: its cached one, or the least recently used one, emptied. */
export function takeBook(c: Columns, plan: ScanPlan, { stays }: ScanCache): StayBook {
  let book = stays.get(plan.staysKey)
  stays.delete(plan.staysKey)
  if (!book) {
    let kept = 0
    for (const { stay } of stays.values()) kept += stay.length / stayNumbers
    for (const [key, oldest] of stays) {
      if (stays.size < booksKept && kept < staysKept) break
      stays.delete(key)
      kept -= oldest.stay.length / stayNumbers
      book = oldest
    }
    book = emptied(book ?? newBook(c))
  }
  stays.set(plan.staysKey, book)
  return book
}

export function newBook(c: Columns): StayBook {
  return {
    stays: 0,
    segments: 0,
    stale: 0,
    stay: new Int32Array(2_048 * stayNumbers),
    stayAirport: new Uint8Array(2_048),
    segment: new Int32Array(256 * segmentNumbers),
    segmentDays: new Int32Array(256),
    destinations: new Int32Array((c.airports + 1) * 3),
  }
}

/** A book without pages. */
export function emptied(book: StayBook): StayBook {
  book.stays = 0
  book.segments = 0
  book.stale = 0
  book.destinations.fill(-1)
  return book
}

/** True when the destination's stays are in the book and its flights have not changed. */
export function isOpen({ destinations }: StayBook, destination: number, version: number): boolean {
  const at = (destination + 1) * 3
  return destinations[at]! >= 0 && destinations[at + 2] === version
}

export function beginPages(book: StayBook, destination: number): void {
  const at = (destination + 1) * 3
  if (book.destinations[at]! >= 0) {
    // Outdated segments stay in the book until they are most of it.
    book.stale += book.destinations[at + 1]! - book.destinations[at]!
    if (book.stale * 2 > book.segments) emptied(book)
  }
  book.destinations[at] = book.segments
}

export function endPages(book: StayBook, destination: number, version: number): void {
  const at = (destination + 1) * 3
  book.destinations[at + 1] = book.segments
  book.destinations[at + 2] = version
}

/** Adds stays that were written into another book. */
export function addPages(book: StayBook, pages: StayBook, destination: number, version: number): void {
  beginPages(book, destination)
  const { stays, segments } = book
  makeRoom(book, pages.stays, pages.segments)
  book.stay.set(pages.stay.subarray(0, pages.stays * stayNumbers), stays * stayNumbers)
  book.stayAirport.set(pages.stayAirport.subarray(0, pages.stays), stays)
  const [segmentsAt, pagesEnd] = [segments * segmentNumbers, pages.segments * segmentNumbers]
  book.segment.set(pages.segment.subarray(0, pagesEnd), segmentsAt)
  book.segmentDays.set(pages.segmentDays.subarray(0, pages.segments), segments)
  for (let at = segmentsAt; at < segmentsAt + pagesEnd; at += segmentNumbers) {
    book.segment[at + staysFromAt]! += stays
    book.segment[at + staysToAt]! += stays
    book.segment[at + runEndAt]! += segments
  }
  book.stays += pages.stays
  book.segments += pages.segments
  endPages(book, destination, version)
}

/** Makes space for this many more. One segment has at most the days of a block. */
export function makeRoom(book: StayBook, stays = 32, segments = 1): void {
  const [allStays, allSegments] = [book.stays + stays, book.segments + segments]
  if (allStays > book.stayAirport.length) {
    book.stay = grown(book.stay, allStays * stayNumbers)
    book.stayAirport = grown(book.stayAirport, allStays)
  }
  if (allSegments > book.segmentDays.length) {
    book.segment = grown(book.segment, allSegments * segmentNumbers)
    book.segmentDays = grown(book.segmentDays, allSegments)
  }
}

/** Returns an array at least twice as long with the same content. */
function grown<List extends Uint8Array | Int32Array>(list: List, least: number): List {
  const length = list.length * 2 ** Math.ceil(Math.log2(least / list.length))
  const longer = new (list.constructor as new (length: number) => List)(length)
  longer.set(list)
  return longer
}
