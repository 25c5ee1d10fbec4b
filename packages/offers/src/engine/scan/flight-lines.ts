import { anyDayPart, blockDays, type Columns, dayPartBits } from '../columns.ts'
import type { Passengers } from './fares.ts'
import { unsold } from './lower-bounds.ts'
import { type RouteSeats, routeSeats, seatTable } from './route-seats.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'

/**
 * Ways to fly to one destination and back. A line is an airport (with a part of the day, if these are separate) and the
 * passengers as airlines count them on the day of return. Two masks and a shift give the days on which a stay of n nights may
 * begin.
 */
export interface FlightLines {
  count: number
  /** By line: index of its airport among the departures, and of its part of the day. */
  readonly place: Int32Array
  readonly part: Int32Array
  /** By line; -1 with own transport, which has one line and no fare. */
  readonly outRoute: Int32Array
  readonly backRoute: Int32Array
  readonly air: Int32Array
  readonly dayParts: Int32Array
  /** Line × block: departure days; return days, with one block more. */
  readonly out: Int32Array
  readonly back: Int32Array
  /**
   * Line × block: the lower bound of the fare for departures in it; `unsold` without flights. It depends only on the number of
   * seats, not on the passengers.
   */
  readonly fare: Int32Array
}

/** Returns the lines of a plan to a destination; -1 is own transport. */
export function findLines(c: Columns, plan: ScanPlan, cache: ScanCache, destination: number): FlightLines {
  const parts = partsOf(plan)
  const most = destination < 0 ? 1 : plan.departures.length * parts.length * plan.airs.length
  const lines = emptyLines(most, c.blocks)
  if (destination < 0) addOwnTransport(c, plan, lines)
  else {
    for (let air = 0; air < plan.airs.length; air++) {
      for (let part = 0; part < parts.length; part++)
        addLines(c, plan, cache, lines, destination, air, part, parts[part]!)
    }
  }
  return lines
}

/** Parts of the day, each separately when they have slots. */
function partsOf({ split, dayParts }: ScanPlan): readonly number[] {
  return split.by === 'dayPart' ? dayPartBits : [dayParts]
}

/** Returns the days of a block on which one can depart by the line and return after this many nights. */
export function daysOfLine(
  { out, back }: FlightLines,
  blocks: number,
  line: number,
  block: number,
  nights: number,
) {
  const at = line * (blocks + 1) + block
  return out[line * blocks + block]! & ((back[at]! >>> nights) | (back[at + 1]! << (32 - nights)))
}

/** Adds the lines of every airport, for some passengers and parts of the day. */
function addLines(
  c: Columns,
  plan: ScanPlan,
  cache: ScanCache,
  lines: FlightLines,
  destination: number,
  air: number,
  part: number,
  dayParts: number,
): void {
  const { departures, isScheduled } = plan
  const passengers = plan.airs[air]!
  const seats = passengers.airAdults + passengers.airChildren
  const wanted = { isScheduled, dayParts }
  const anyTime = { isScheduled, dayParts: anyDayPart }
  const outTable = seatTable(cache, seats, wanted)
  const backTable = seatTable(cache, seats, anyTime)
  for (let place = 0; place < departures.length; place++) {
    const outRoute = c.route[departures[place]! * c.airports + destination]!
    const backRoute = c.route[destination * c.airports + departures[place]!]!
    if (outRoute < 0 || backRoute < 0) continue
    const out = routeSeats(c, outTable, outRoute, seats, wanted)
    const back = routeSeats(c, backTable, backRoute, seats, anyTime)
    const line = lines.count
    if (!addLine(c, plan, lines, air, out, back)) continue
    lines.place[line] = place
    lines.part[line] = part
    lines.outRoute[line] = outRoute
    lines.backRoute[line] = backRoute
    lines.air[line] = air
    lines.dayParts[line] = dayParts
  }
}

/** Returns false for a line without flights, which is left out. */
function addLine(
  c: Columns,
  plan: ScanPlan,
  lines: FlightLines,
  air: number,
  out: RouteSeats,
  back: RouteSeats,
): boolean {
  const outAt = lines.count * c.blocks
  const backAt = lines.count * (c.blocks + 1)
  const firstBlock = plan.firstDay >> 5
  const lastBlock = plan.lastDay >> 5
  // Includes the block after the last one, because a stay that begins in the last block may end there.
  for (let block = firstBlock; block <= lastBlock + 1; block++) {
    lines.back[backAt + block] = back.days[block]! & returnDays(plan, air, block)
  }
  let isFlown = false
  for (let block = firstBlock; block <= lastBlock; block++) {
    const days = out.days[block]! & datesWithin(plan, block)
    lines.out[outAt + block] = days
    const fare = days === 0 ? unsold : leastFare(plan.airs[air]!, lines, out, back, backAt + block, block)
    lines.fare[outAt + block] = fare
    if (fare < unsold) isFlown = true
  }
  if (isFlown) lines.count++
  return isFlown
}

/** Guests who leave in the block return in it or in the next. */
function leastFare(
  { airAdults, airChildren, airInfants }: Passengers,
  lines: FlightLines,
  out: RouteSeats,
  back: RouteSeats,
  backAt: number,
  block: number,
): number {
  const isSoon = lines.back[backAt] !== 0
  const isLater = lines.back[backAt + 1] !== 0
  if (!isSoon && !isLater) return unsold
  const at = block * 3
  const soon = isSoon ? at : at + 3
  const later = isLater ? at + 3 : at
  const { least } = back
  return (
    airAdults * (out.least[at]! + Math.min(least[soon]!, least[later]!)) +
    airChildren * (out.least[at + 1]! + Math.min(least[soon + 1]!, least[later + 1]!)) +
    airInfants * (out.least[at + 2]! + Math.min(least[soon + 2]!, least[later + 2]!))
  )
}

/** With own transport a stay of any length may begin on any day, without a fare. */
function addOwnTransport(c: Columns, plan: ScanPlan, lines: FlightLines): void {
  for (let block = plan.firstDay >> 5; block <= plan.lastDay >> 5; block++) {
    lines.out[block] = datesWithin(plan, block)
  }
  lines.back.fill(-1, 0, c.blocks + 1)
  lines.outRoute[0] = -1
  lines.backRoute[0] = -1
  lines.count = 1
}

/** Returns the possible departure days of a block. */
function datesWithin({ firstDay, lastDay }: ScanPlan, block: number): number {
  return daysBetween(firstDay - block * blockDays, lastDay - block * blockDays)
}

/** Returns the days of a block on which returning guests are these passengers. */
function returnDays({ airs, airOfDay }: ScanPlan, air: number, block: number): number {
  if (airs.length === 1) return -1
  let days = 0
  for (let day = 0; day < blockDays; day++) if (airOfDay[block * blockDays + day] === air) days |= 1 << day
  return days
}

/** Returns the bits of the days from the first to the last, limited to a block. */
function daysBetween(first: number, last: number): number {
  if (first > 31 || last < 0) return 0
  return (-1 << Math.max(0, first)) & (-1 >>> (31 - Math.min(31, last)))
}

function emptyLines(most: number, blocks: number): FlightLines {
  const numbers = (perLine: number) => new Int32Array(most * perLine)
  return {
    count: 0,
    place: numbers(1),
    part: numbers(1),
    outRoute: numbers(1),
    backRoute: numbers(1),
    air: numbers(1),
    dayParts: numbers(1),
    out: numbers(blocks),
    back: numbers(blocks + 1),
    fare: numbers(blocks),
  }
}
