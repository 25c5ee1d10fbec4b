import { anyDayPart, blockDays, type Columns, none } from '../columns.ts'
import { faresOf } from './fares.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'
import {
  blockAt,
  dayAt,
  endCellAt,
  fareAt,
  firstCellAt,
  leastFareAt,
  makeRoom,
  nightsAt,
  noAirport,
  runEndAt,
  runFareAt,
  type StayBook,
  segmentNumbers,
  stayNumbers,
  staysFromAt,
  staysToAt,
} from './stay-book.ts'
import { lengths, type StayScratch } from './stay-scratch.ts'

/**
 * Finds feasible stays with the cheapest flights that have seats for the party both ways, and writes them into the book, airport
 * by airport, in steps of whole blocks of days. Other searches may run between two steps.
 */
export function* findStays(
  c: Columns,
  plan: ScanPlan,
  cache: ScanCache,
  book: StayBook,
  destination: number,
  daysAtOnce: number,
): Generator<undefined, void> {
  const finding: Finding = { c, plan, book, scratch: cache.scratch }
  // Each departure separately, or all together.
  const airports = plan.split.by === 'airport' ? 1 : Math.max(1, plan.departures.length)
  for (let i = 0; i === 0 || i < plan.departures.length; i += airports) {
    for (let first = plan.firstDay; first <= plan.lastDay; ) {
      const days = { first, last: Math.min((first | 31) + daysAtOnce - blockDays, plan.lastDay) }
      if (destination < 0) pairEveryDay(finding, days)
      else if (findRoutes(c, plan, cache, destination, i, i + airports)) pairFlights(finding, days)
      else break
      addStays(finding, days)
      first = days.last + 1
      yield
    }
  }
}

/** State of one run of `findStays`. */
interface Finding {
  readonly c: Columns
  readonly plan: ScanPlan
  readonly book: StayBook
  readonly scratch: StayScratch
}

/** Reads the fares of departures with flights there and back. Returns false when there is none. */
function findRoutes(
  c: Columns,
  plan: ScanPlan,
  cache: ScanCache,
  destination: number,
  from: number,
  to: number,
): boolean {
  const { outRows, backRows, rowAirports } = cache.scratch
  outRows.length = 0
  backRows.length = 0
  rowAirports.length = 0
  const { isScheduled, dayParts } = plan
  const fares = plan.airs.map((air) => ({
    out: faresOf(c, cache, air, { isScheduled, dayParts }),
    // The part of the day applies only to the outbound flight.
    back: faresOf(c, cache, air, { isScheduled, dayParts: anyDayPart }),
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

/** Departure days, both included. */
interface Days {
  readonly first: number
  readonly last: number
}

/** With own transport a stay of any length may begin on any day, without a fare. */
function pairEveryDay({ plan, scratch }: Finding, { first: firstDay, last: lastDay }: Days): void {
  const { nightsFrom: from, nightsTo: to } = plan
  const { pairDays, pairFare, pairAirport } = scratch
  for (let first = firstDay; first <= lastDay; first = (first | 31) + 1) {
    const last = Math.min(first | 31, lastDay)
    const days = (-1 << (first & 31)) & (-1 >>> (31 - (last & 31)))
    const row = (first >> 5) * lengths
    pairDays.fill(days, row + from, row + to + 1)
    pairFare.fill(0, (row + from) * blockDays, (row + to + 1) * blockDays)
    pairAirport.fill(noAirport, (row + from) * blockDays, (row + to + 1) * blockDays)
  }
}

/**
 * Finds the cheapest pair for each day and number of nights. Departures are sorted by code, so among equal fares the first code
 * wins.
 */
function pairFlights({ c, plan, scratch }: Finding, { first: firstDay, last: lastDay }: Days): void {
  const { airs, airOfDay, nightsFrom, nightsTo } = plan
  const { outRows, backRows, rowAirports, backDays, pairDays, pairFare, pairAirport } = scratch
  pairDays.fill(0, (firstDay >> 5) * lengths, ((lastDay >> 5) + 1) * lengths)
  const lastBack = Math.min(lastDay + nightsTo, c.days - 1)
  for (let row = 0; row < outRows.length; row++) {
    const airport = rowAirports[Math.floor(row / airs.length)]!
    const air = row % airs.length
    const outRow = outRows[row]!
    const backRow = backRows[row]!
    let backs = 0
    for (let day = firstDay + nightsFrom; day <= lastBack; day++) {
      if (backRow[day] !== none && (airs.length === 1 || airOfDay[day] === air)) backDays[backs++] = day
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

/** Writes the pairs into the book: by block, and within a block from the shortest stays. */
function addStays(finding: Finding, { first, last }: Days): void {
  const { book, scratch, plan } = finding
  const lastBlock = last >> 5
  for (let block = first >> 5; block <= lastBlock; block++) {
    const run = book.segments
    for (let nights = plan.nightsFrom; nights <= plan.nightsTo; nights++) {
      if (scratch.pairDays[block * lengths + nights] !== 0) addSegment(finding, nights, block)
    }
    let rest = none
    for (let segment = book.segments - 1; segment >= run; segment--) {
      const at = segment * segmentNumbers
      rest = Math.min(rest, book.segment[at + leastFareAt]!)
      book.segment[at + runFareAt] = rest
      book.segment[at + runEndAt] = book.segments
    }
  }
}

/** Sorts the days of a block that have a pair of flights, cheapest first; among equal fares the earlier day. */
function sortDays({ pairFare, sortedFare, sortedDay }: StayScratch, pairs: number, days: number): number {
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

function addSegment({ c, book, scratch }: Finding, nights: number, block: number): void {
  makeRoom(book)
  const { pairDays, pairAirport, sortedFare, sortedDay } = scratch
  const { stay, stayAirport, segment, stays, segments } = book
  const days = pairDays[block * lengths + nights]!
  const pairs = (block * lengths + nights) * blockDays
  const found = sortDays(scratch, pairs, days)
  for (let i = 0; i < found; i++) {
    const day = sortedDay[i]!
    const end = day + nights
    const at = (stays + i) * stayNumbers
    stay[at + firstCellAt] = day * 2
    stay[at + endCellAt] = (end < 32 ? end : end + (c.rates - 1) * 32) * 2
    stay[at + fareAt] = sortedFare[i]!
    stay[at + dayAt] = block * blockDays + day
    stayAirport[stays + i] = pairAirport[pairs + day]!
  }
  const segmentAt = segments * segmentNumbers
  segment[segmentAt + staysFromAt] = stays
  segment[segmentAt + staysToAt] = stays + found
  segment[segmentAt + nightsAt] = nights
  segment[segmentAt + blockAt] = block
  segment[segmentAt + leastFareAt] = sortedFare[0]!
  book.segmentDays[segments] = days
  book.segments = segments + 1
  book.stays = stays + found
}
