import { anyDayPart, blockDays, type Columns, dayPartBits } from '../columns.ts'
import type { Passengers } from './fares.ts'
import { unsold } from './floors.ts'
import { cheapestFare, type RouteSeats, routeSeats, seatTable } from './route-seats.ts'
import type { ScanMemory } from './scan-memory.ts'
import type { ScanPlan } from './scan-plan.ts'

/**
 * Ways to fly to one destination and back: an airport, and with it a part of the day when these are kept apart, and the passengers
 * as airlines count them on the day of return. On which days a stay of n nights may begin is two masks and a shift away; what it
 * costs to fly is looked up only for the few stays that may be the cheapest. One destination at a time, line by line.
 */
export interface FlightLines {
  count: number
  readonly slot: Int32Array
  /** Line × block: days to leave on; days to come back on, with one block more. */
  readonly out: Int32Array
  readonly back: Int32Array
  /** Line × block: leaving in it nobody flies for less; `unsold` when nobody flies. */
  readonly fare: Int32Array
  /** The least of its blocks. */
  readonly least: Int32Array
  // By line, to look fares up; -1 with own transport, which has one line and costs nothing.
  readonly outRoute: Int32Array
  readonly backRoute: Int32Array
  readonly air: Int32Array
  readonly dayParts: Int32Array
  /** Line × day: fares looked up so far, -1 the others. */
  readonly outFare: Int32Array
  readonly backFare: Int32Array
}

/** What lines were last written for: whoever comes back to them need not write them again. */
const written: { plan: ScanPlan | null; destination: number } = { plan: null, destination: -2 }
let lines = emptyLines(16, 19, 608)

/** The lines of a plan to a destination, -1 being own transport. They are good until others are asked for. */
export function linesTo(c: Columns, plan: ScanPlan, memory: ScanMemory, destination: number): FlightLines {
  if (written.plan === plan && written.destination === destination) return lines
  const { split, departures, airs } = plan
  const parts = split.by === 'dayPart' ? dayPartBits : [plan.dayParts]
  const most = Math.max(1, departures.length * parts.length * airs.length)
  if (lines.least.length < most || lines.out.length < most * c.blocks)
    lines = emptyLines(most, c.blocks, c.days)
  written.plan = plan
  written.destination = destination
  lines.count = 0
  if (destination < 0) addOwnTransport(c, plan)
  else {
    for (const [place, airport] of departures.entries()) {
      const outRoute = c.route[airport * c.airports + destination]!
      const backRoute = c.route[destination * c.airports + airport]!
      if (outRoute < 0 || backRoute < 0) continue
      for (const [part, dayParts] of parts.entries()) {
        const slot = split.by === 'airport' ? place : split.by === 'dayPart' ? part : 0
        for (let air = 0; air < airs.length; air++) {
          addLine(c, plan, memory, { slot, outRoute, backRoute, air, dayParts })
        }
      }
    }
  }
  lines.outFare.fill(-1, 0, lines.count * c.days)
  lines.backFare.fill(-1, 0, lines.count * c.days)
  return lines
}

/** Days of a block on which one can leave by the line and come back after so many nights. */
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

/** What flying costs on a day the line flies. */
export function fareOfLine(c: Columns, plan: ScanPlan, line: number, day: number, nights: number): number {
  const { outRoute, backRoute, dayParts, outFare, backFare } = lines
  if (outRoute[line]! < 0) return 0
  const out = line * c.days + day
  const back = out + nights
  if (outFare[out]! < 0) {
    const wanted = { isScheduled: plan.isScheduled, dayParts: dayParts[line]! }
    outFare[out] = cheapestFare(c, outRoute[line]!, day, passengersOf(plan, line), wanted)
  }
  if (backFare[back]! < 0) {
    // When the flight back leaves, nobody is asked.
    const wanted = { isScheduled: plan.isScheduled, dayParts: anyDayPart }
    backFare[back] = cheapestFare(c, backRoute[line]!, day + nights, passengersOf(plan, line), wanted)
  }
  return outFare[out]! + backFare[back]!
}

function passengersOf({ airs }: ScanPlan, line: number): Passengers {
  return airs[lines.air[line]!]!
}

interface Line {
  readonly slot: number
  readonly outRoute: number
  readonly backRoute: number
  readonly air: number
  readonly dayParts: number
}

/** Leaves out a line nobody can fly by. */
function addLine(c: Columns, plan: ScanPlan, memory: ScanMemory, line: Line): void {
  const passengers = plan.airs[line.air]!
  const places = passengers.airAdults + passengers.airChildren
  const { isScheduled } = plan
  const [wanted, anyTime] = [
    { isScheduled, dayParts: line.dayParts },
    { isScheduled, dayParts: anyDayPart },
  ]
  const out = routeSeats(c, seatTable(memory, places, wanted), line.outRoute, places, wanted)
  const back = routeSeats(c, seatTable(memory, places, anyTime), line.backRoute, places, anyTime)
  const number = lines.count
  const [outAt, backAt] = [number * c.blocks, number * (c.blocks + 1)]
  lines.out.fill(0, outAt, outAt + c.blocks)
  for (let block = 0; block <= c.blocks; block++) {
    lines.back[backAt + block] = back.days[block]! & returnDays(plan, line.air, block)
  }
  let least = unsold
  for (let block = plan.firstDay >> 5; block <= plan.lastDay >> 5; block++) {
    const days = out.days[block]! & datesWithin(plan, block)
    lines.out[outAt + block] = days
    const fare = days === 0 ? unsold : leastFare(passengers, out, back, lines.back, backAt + block, block)
    lines.fare[outAt + block] = fare
    if (fare < least) least = fare
  }
  if (least === unsold) return
  lines.least[number] = least
  lines.slot[number] = line.slot
  lines.outRoute[number] = line.outRoute
  lines.backRoute[number] = line.backRoute
  lines.air[number] = line.air
  lines.dayParts[number] = line.dayParts
  lines.count++
}

/** With own transport a stay of any length may begin on any day, and nobody flies. */
function addOwnTransport(c: Columns, plan: ScanPlan): void {
  lines.out.fill(0, 0, c.blocks)
  for (let block = plan.firstDay >> 5; block <= plan.lastDay >> 5; block++) {
    lines.out[block] = datesWithin(plan, block)
  }
  lines.back.fill(-1, 0, c.blocks + 1)
  lines.fare.fill(0, 0, c.blocks)
  lines.least[0] = 0
  lines.slot[0] = 0
  lines.outRoute[0] = -1
  lines.backRoute[0] = -1
  lines.count = 1
}

/** Days of a block one may leave on. */
function datesWithin({ firstDay, lastDay }: ScanPlan, block: number): number {
  return daysBetween(firstDay - block * blockDays, lastDay - block * blockDays)
}

/** Days of a block on which those who come back are these passengers. */
function returnDays({ airs, airOfDay }: ScanPlan, air: number, block: number): number {
  if (airs.length === 1) return -1
  let days = 0
  for (let day = 0; day < blockDays; day++) if (airOfDay[block * blockDays + day] === air) days |= 1 << day
  return days
}

/** Bits of the days from the first to the last, as far as they are days of a block. */
function daysBetween(first: number, last: number): number {
  if (first > 31 || last < 0) return 0
  return (-1 << Math.max(0, first)) & (-1 >>> (31 - Math.min(31, last)))
}

/** Leaving in the block they come back in it or in the next. */
function leastFare(
  { airAdults, airChildren, airInfants }: Passengers,
  out: RouteSeats,
  back: RouteSeats,
  backDays: Int32Array,
  at: number,
  block: number,
): number {
  const isSoon = backDays[at] !== 0
  if (!isSoon && backDays[at + 1] === 0) return unsold
  const soon = isSoon ? block * 3 : block * 3 + 3
  const later = backDays[at + 1] === 0 ? soon : block * 3 + 3
  const fare = (kind: number) =>
    out.least[block * 3 + kind]! + Math.min(back.least[soon + kind]!, back.least[later + kind]!)
  return airAdults * fare(0) + airChildren * fare(1) + airInfants * fare(2)
}

function emptyLines(count: number, blocks: number, days: number): FlightLines {
  const numbers = (perLine: number) => new Int32Array(count * perLine)
  return {
    count: 0,
    slot: numbers(1),
    out: numbers(blocks),
    back: numbers(blocks + 1),
    fare: numbers(blocks),
    least: numbers(1),
    outRoute: numbers(1),
    backRoute: numbers(1),
    air: numbers(1),
    dayParts: numbers(1),
    outFare: numbers(days),
    backFare: numbers(days),
  }
}
