import { anyDayPart, blockDays, type Columns, columnDays, dayPartBits, maxNights, none } from '../columns.ts'
import { faresOf } from './fares.ts'
import type { ScanMemory } from './scan-memory.ts'
import type { ScanPlan } from './scan-plan.ts'
import { makeRoom, noAirport, type StayBook } from './stay-book.ts'

/** Flown routes to the destination and back, departure by departure, era by era. */
const outRows: Int32Array[] = []
const backRows: Int32Array[] = []
const rowAirports: number[] = []

// Cheapest pair of flights, block by block, nights × day, and the days of each block and number of nights that have one.
const lengths = maxNights + 1
const pairFare = new Int32Array((columnDays / blockDays) * lengths * blockDays)
const pairAirport = new Uint8Array(pairFare.length)
const pairDays = new Int32Array(pairFare.length / blockDays)
/** Days on which one can fly back. */
const backDays = new Int32Array(columnDays)
/** Days of one block, the cheapest first. */
const sortedFare = new Int32Array(blockDays)
const sortedDay = new Int32Array(blockDays)

/**
 * Feasible stays with the cheapest flights that have seats for the party both ways, written into the book slot by slot and so
 * many days at once, whole blocks of them. Between two of these others may find stays of theirs.
 */
export function* findStays(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  book: StayBook,
  destination: number,
  daysAtOnce: number,
): Generator<undefined, void> {
  const { departures, nightsFrom, nightsTo, split } = plan
  const ranges = split.by === 'nights' ? split.ranges : [[nightsFrom, nightsTo] as const]
  // Each departure by itself, each part of the day by itself, or all of them together.
  const airports = split.by === 'airport' ? 1 : Math.max(1, departures.length)
  const parts = split.by === 'dayPart' ? dayPartBits : [plan.dayParts]
  let slot = 0
  for (let i = 0; i === 0 || i < departures.length; i += airports) {
    for (const dayParts of parts) {
      // All stays of a slot stand together.
      for (const range of ranges) {
        for (let first = plan.firstDay; first <= plan.lastDay; ) {
          const days = { first, last: Math.min((first | 31) + daysAtOnce - blockDays, plan.lastDay) }
          if (destination < 0) pairEveryDay(days, range)
          else if (findRoutes(c, { ...plan, dayParts }, memory, destination, i, i + airports))
            pairFlights(c, plan, days, range)
          else break
          addStays(c, plan, book, days, range, slot)
          first = days.last + 1
          yield
        }
        slot++
      }
    }
  }
}

/** Fares of the departures that fly there and back; false when none does. */
function findRoutes(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  destination: number,
  from: number,
  to: number,
): boolean {
  outRows.length = 0
  backRows.length = 0
  rowAirports.length = 0
  const { isScheduled, dayParts } = plan
  const fares = plan.eras.map((era) => ({
    out: faresOf(c, memory, era, { isScheduled, dayParts }),
    // When the flight back leaves, nobody is asked.
    back: faresOf(c, memory, era, { isScheduled, dayParts: anyDayPart }),
  }))
  for (let i = from; i < to && i < plan.departures.length; i++) {
    const airport = plan.departures[i]!
    const out = c.route[airport * c.airports + destination]!
    const back = c.route[destination * c.airports + airport]!
    if (out < 0 || back < 0) continue
    for (const fare of fares) {
      outRows.push(fare.out.row(out))
      backRows.push(fare.back.row(back))
    }
    rowAirports.push(airport)
  }
  return rowAirports.length > 0
}

/** Of departure, both included. */
interface Days {
  readonly first: number
  readonly last: number
}

type Nights = readonly [from: number, to: number]

/** With own transport a stay of any length may begin on any day, and nobody flies. */
function pairEveryDay({ first: firstDay, last: lastDay }: Days, [from, to]: Nights): void {
  for (let first = firstDay; first <= lastDay; first = (first | 31) + 1) {
    const last = Math.min(first | 31, lastDay)
    const days = (-1 << (first & 31)) & (-1 >>> (31 - (last & 31)))
    const row = (first >> 5) * lengths
    pairDays.fill(days, row + from, row + to + 1)
    pairFare.fill(0, (row + from) * blockDays, (row + to + 1) * blockDays)
    pairAirport.fill(noAirport, (row + from) * blockDays, (row + to + 1) * blockDays)
  }
}

/** Cheapest pair for each day and number of nights; departures come by code, so of equal fares the first code stays. */
function pairFlights(
  c: Columns,
  { eras, eraOfDay }: ScanPlan,
  { first: firstDay, last: lastDay }: Days,
  [nightsFrom, nightsTo]: Nights,
): void {
  pairDays.fill(0, (firstDay >> 5) * lengths, ((lastDay >> 5) + 1) * lengths)
  const lastBack = Math.min(lastDay + nightsTo, c.days - 1)
  for (let row = 0; row < outRows.length; row++) {
    const airport = rowAirports[Math.floor(row / eras.length)]!
    const era = row % eras.length
    const outRow = outRows[row]!
    const backRow = backRows[row]!
    let backs = 0
    for (let day = firstDay + nightsFrom; day <= lastBack; day++) {
      if (backRow[day] !== none && (eras.length === 1 || eraOfDay[day] === era)) backDays[backs++] = day
    }
    let next = 0
    for (let day = firstDay; day <= lastDay; day++) {
      const out = outRow[day]!
      if (out === none) continue
      while (next < backs && backDays[next]! < day + nightsFrom) next++
      const block = (day >> 5) * lengths
      const bit = 1 << (day & 31)
      for (let i = next; i < backs && backDays[i]! <= day + nightsTo; i++) {
        const length = block + backDays[i]! - day
        const fare = out + backRow[backDays[i]!]!
        const pair = length * blockDays + (day & 31)
        if ((pairDays[length]! & bit) !== 0 && fare >= pairFare[pair]!) continue
        pairDays[length]! |= bit
        pairFare[pair] = fare
        pairAirport[pair] = airport
      }
    }
  }
}

/** Writes the pairs of a range of nights into the book: block by block, in a block from the shortest stays on. */
function addStays(
  c: Columns,
  plan: ScanPlan,
  book: StayBook,
  { first, last }: Days,
  [nightsFrom, nightsTo]: Nights,
  slot: number,
): void {
  const lastBlock = last >> 5
  for (let block = first >> 5; block <= lastBlock; block++) {
    const run = book.segments
    for (let nights = nightsFrom; nights <= nightsTo; nights++) {
      if (pairDays[block * lengths + nights] !== 0) addSegment(c, plan, book, nights, block, slot)
    }
    let rest = none
    for (let segment = book.segments - 1; segment >= run; segment--) {
      rest = Math.min(rest, book.segment[segment * 8 + 5]!)
      book.segment[segment * 8 + 6] = rest
      book.segment[segment * 8 + 7] = book.segments
    }
  }
}

/** Days of a block with a pair of flights, the cheapest first; of equal fares the earlier day. */
function sortDays(pairs: number, days: number): number {
  let found = 0
  for (let rest = days; rest !== 0; rest &= rest - 1) {
    const day = 31 - Math.clz32(rest & -rest)
    const fare = pairFare[pairs + day]!
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
  nights: number,
  block: number,
  slot: number,
): void {
  makeRoom(book)
  const { stay, stayAirport, segment, stays, segments } = book
  const days = pairDays[block * lengths + nights]!
  const pairs = (block * lengths + nights) * blockDays
  const found = sortDays(pairs, days)
  for (let i = 0; i < found; i++) {
    const day = sortedDay[i]!
    const end = day + nights
    const at = (stays + i) * 4
    stay[at] = day * 2
    stay[at + 1] = (end < 32 ? end : end + (c.rates - 1) * 32) * 2
    stay[at + 2] = sortedFare[i]!
    stay[at + 3] = (block * blockDays + day) | (eraOfDay[block * blockDays + end]! << 16)
    stayAirport[stays + i] = pairAirport[pairs + day]!
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
