import { type Columns, none } from '../columns.ts'
import { faresOf } from './fares.ts'
import type { ScanMemory } from './scan-memory.ts'
import type { ScanPlan } from './scan-plan.ts'

/**
 * Feasible stays of one question, destination by destination as they are asked for: in segments of one number of nights within
 * one block of days, the cheapest flights first.
 */
export interface StayBook {
  stays: number
  segments: number
  /** Segments of flights that have changed since. */
  stale: number
  /**
   * Four numbers per stay: cells of the first day and of the day of return, counted from the rate's row of the segment's
   * block; the fare; the day, with its era above 16 bits. Side by side, for they are read together millions of times.
   */
  stay: Int32Array
  stayAirport: Uint8Array
  /**
   * Eight numbers per segment: where its stays begin and end; nights; block; slot, 0 unless airports or
   * lengths are kept apart; its least fare; the least
   * fare of this and the following, longer segments of the same slot and block; where these end.
   */
  segment: Int32Array
  /** Per segment: the days of its block on which a stay begins, the first day in the lowest bit. */
  segmentDays: Int32Array
  /** By destination, own transport first, three numbers: where its segments begin and end, and of which version of the routes. */
  readonly destinations: Int32Array
}

/** Airport of a stay with own transport. */
export const noAirport = 255

// Some 20 MB.
const staysKept = 1_000_000
const booksKept = 48

/** The book of a question: the one it had lately, or that of the question asked longest ago, emptied. */
export function takeBook(c: Columns, plan: ScanPlan, { stays }: ScanMemory): StayBook {
  let book = stays.get(plan.staysKey)
  stays.delete(plan.staysKey)
  if (!book) {
    let kept = 0
    for (const { stay } of stays.values()) kept += stay.length >> 2
    for (const [key, oldest] of stays) {
      if (stays.size < booksKept && kept < staysKept) break
      stays.delete(key)
      kept -= oldest.stay.length >> 2
      book = oldest
    }
    book = emptied(book ?? newBook(c))
  }
  stays.set(plan.staysKey, book)
  return book
}

function newBook(c: Columns): StayBook {
  return {
    stays: 0,
    segments: 0,
    stale: 0,
    stay: new Int32Array(2_048 * 4),
    stayAirport: new Uint8Array(2_048),
    segment: new Int32Array(256 * 8),
    segmentDays: new Int32Array(256),
    destinations: new Int32Array((c.airports + 1) * 3),
  }
}

function emptied(book: StayBook): StayBook {
  book.stays = 0
  book.segments = 0
  book.stale = 0
  book.destinations.fill(-1)
  return book
}

/** Where the destination stands in `destinations`, its stays found if they were not, or if a flight has changed. */
export function openAt(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  book: StayBook,
  destination: number,
): number {
  const at = (destination + 1) * 3
  const version = versionOf(c, plan, destination)
  if (book.destinations[at]! < 0 || book.destinations[at + 2] !== version) {
    if (book.destinations[at]! >= 0) {
      // Old pages stay in the book until they are most of it.
      book.stale += book.destinations[at + 1]! - book.destinations[at]!
      if (book.stale * 2 > book.segments) emptied(book)
    }
    book.destinations[at] = book.segments
    findStays(c, plan, memory, book, destination)
    book.destinations[at + 1] = book.segments
    book.destinations[at + 2] = version
  }
  return at
}

/** Changes whenever a flight to or from the destination does. */
function versionOf(c: Columns, { departures }: ScanPlan, destination: number): number {
  let version = 0
  if (destination < 0) return version
  for (let i = 0; i < departures.length; i++) {
    const out = c.route[departures[i]! * c.airports + destination]!
    const back = c.route[destination * c.airports + departures[i]!]!
    if (out >= 0) version += c.routeVersion[out]!
    if (back >= 0) version += c.routeVersion[back]!
  }
  return version
}

/** Flown routes to the destination and back, departure by departure, era by era. */
const outRows: Int32Array[] = []
const backRows: Int32Array[] = []
const rowAirports: number[] = []
/** Cheapest pair of flights of one block, nights × day. */
const pairFare = new Int32Array(33 * 32)
const pairAirport = new Uint8Array(33 * 32)
/** Days of one block, the cheapest first. */
const sortedFare = new Int32Array(32)
const sortedDay = new Int32Array(32)

/** Feasible stays with the cheapest flights that have seats for the party both ways. */
function findStays(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  book: StayBook,
  destination: number,
): void {
  const { departures, nightsFrom, nightsTo, split } = plan
  if (split.by === 'airport') {
    for (let i = 0; i < departures.length; i++) {
      findRoutes(c, plan, memory, destination, i, i + 1)
      addStays(c, plan, book, destination, nightsFrom, nightsTo, i)
    }
    return
  }
  findRoutes(c, plan, memory, destination, 0, departures.length)
  if (split.by === 'nights') {
    for (const [slot, [from, to]] of split.ranges.entries()) {
      addStays(c, plan, book, destination, from, to, slot)
    }
  } else addStays(c, plan, book, destination, nightsFrom, nightsTo, 0)
}

/** Fares of the departures that fly there and back. */
function findRoutes(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  destination: number,
  from: number,
  to: number,
): void {
  outRows.length = 0
  backRows.length = 0
  rowAirports.length = 0
  if (destination < 0) return
  const fares = plan.eras.map((era) => faresOf(c, memory, era, plan.isScheduled))
  for (let i = from; i < to; i++) {
    const airport = plan.departures[i]!
    const out = c.route[airport * c.airports + destination]!
    const back = c.route[destination * c.airports + airport]!
    if (out < 0 || back < 0) continue
    for (const fare of fares) {
      outRows.push(fare.row(out))
      backRows.push(fare.row(back))
    }
    rowAirports.push(airport)
  }
}

function addStays(
  c: Columns,
  plan: ScanPlan,
  book: StayBook,
  destination: number,
  nightsFrom: number,
  nightsTo: number,
  slot: number,
): void {
  if (destination >= 0 && rowAirports.length === 0) return
  for (let first = plan.firstDay; first <= plan.lastDay; first = (first | 31) + 1) {
    const last = Math.min(first | 31, plan.lastDay)
    if (destination >= 0) pairFlights(plan, first, last, nightsFrom, nightsTo)
    const run = book.segments
    for (let nights = nightsFrom; nights <= nightsTo; nights++) {
      const found = sortDays(destination, nights, first, last)
      if (found > 0) addSegment(c, plan, book, destination, nights, first >> 5, slot, found)
    }
    let rest = none
    for (let segment = book.segments - 1; segment >= run; segment--) {
      rest = Math.min(rest, book.segment[segment * 8 + 5]!)
      book.segment[segment * 8 + 6] = rest
      book.segment[segment * 8 + 7] = book.segments
    }
  }
}

/** Cheapest pair for each day and number of nights; departures come by code, so of equal fares the first code stays. */
function pairFlights(
  { eras, eraOfDay }: ScanPlan,
  first: number,
  last: number,
  nightsFrom: number,
  nightsTo: number,
): void {
  pairFare.fill(none, nightsFrom * 32, (nightsTo + 1) * 32)
  for (let row = 0; row < outRows.length; row++) {
    const airport = rowAirports[Math.floor(row / eras.length)]!
    const era = row % eras.length
    const outRow = outRows[row]!
    const backRow = backRows[row]!
    for (let day = first; day <= last; day++) {
      const out = outRow[day]!
      if (out === none) continue
      for (let nights = nightsFrom; nights <= nightsTo; nights++) {
        const back = backRow[day + nights]!
        if (back === none || (eras.length > 1 && eraOfDay[day + nights]! !== era)) continue
        const pair = nights * 32 + (day & 31)
        if (out + back >= pairFare[pair]!) continue
        pairFare[pair] = out + back
        pairAirport[pair] = airport
      }
    }
  }
}

/** Days of a block with a pair of flights, the cheapest first; of equal fares the earlier day. */
function sortDays(destination: number, nights: number, first: number, last: number): number {
  let found = 0
  for (let day = first; day <= last; day++) {
    const fare = destination < 0 ? 0 : pairFare[nights * 32 + (day & 31)]!
    if (fare === none) continue
    let at = found++
    for (; at > 0 && sortedFare[at - 1]! > fare; at--) {
      sortedFare[at] = sortedFare[at - 1]!
      sortedDay[at] = sortedDay[at - 1]!
    }
    sortedFare[at] = fare
    sortedDay[at] = day
  }
  return found
}

function addSegment(
  c: Columns,
  { eraOfDay }: ScanPlan,
  book: StayBook,
  destination: number,
  nights: number,
  block: number,
  slot: number,
  found: number,
): void {
  makeRoom(book)
  const { stay, stayAirport, segment, stays, segments } = book
  let days = 0
  for (let i = 0; i < found; i++) {
    const day = sortedDay[i]!
    const end = (day & 31) + nights
    const at = (stays + i) * 4
    stay[at] = (day & 31) * 2
    stay[at + 1] = (end < 32 ? end : end + (c.rates - 1) * 32) * 2
    stay[at + 2] = sortedFare[i]!
    stay[at + 3] = day | (eraOfDay[day + nights]! << 16)
    stayAirport[stays + i] = destination < 0 ? noAirport : pairAirport[nights * 32 + (day & 31)]!
    days |= 1 << (day & 31)
  }
  segment[segments * 8] = stays
  segment[segments * 8 + 1] = stays + found
  segment[segments * 8 + 2] = nights
  segment[segments * 8 + 3] = block
  segment[segments * 8 + 4] = slot
  segment[segments * 8 + 5] = sortedFare[0]!
  book.segmentDays[segments] = days
  book.segments = segments + 1
  book.stays = stays + found
}

function makeRoom(book: StayBook): void {
  if (book.stays + 32 > book.stayAirport.length) {
    book.stay = grown(book.stay)
    book.stayAirport = grown(book.stayAirport)
  }
  if (book.segments === book.segmentDays.length) {
    book.segment = grown(book.segment)
    book.segmentDays = grown(book.segmentDays)
  }
}

/** A list twice as long with the same beginning. */
function grown<List extends Uint8Array | Int32Array>(list: List): List {
  const longer = new (list.constructor as new (length: number) => List)(list.length * 2)
  longer.set(list)
  return longer
}
