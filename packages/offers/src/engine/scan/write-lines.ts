import { anyDayPart, blockDays, type Columns, dayPartBits } from '../columns.ts'
import type { Passengers } from './fares.ts'
import type { FlightLines } from './flight-lines.ts'
import { unsold } from './floors.ts'
import { type RouteSeats, routeSeats, seatTable } from './route-seats.ts'
import type { ScanMemory } from './scan-memory.ts'
import type { ScanPlan } from './scan-plan.ts'

/** Writes the lines of a plan to a destination, -1 being own transport: on which days they fly, and for how much at least. */
export function writeLines(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  lines: FlightLines,
  destination: number,
): void {
  lines.count = 0
  if (destination < 0) addOwnTransport(c, plan, lines)
  else {
    const parts = partsOf(plan)
    for (let air = 0; air < plan.airs.length; air++) {
      for (let part = 0; part < parts.length; part++)
        addLines(c, plan, memory, lines, destination, air, part, parts[part]!)
    }
  }
  findLeast(c, plan, lines)
}

/** Parts of the day, each by itself when they have slots. */
export function partsOf({ split, dayParts }: ScanPlan): readonly number[] {
  return split.by === 'dayPart' ? dayPartBits : [dayParts]
}

function findLeast(c: Columns, plan: ScanPlan, lines: FlightLines): void {
  const lastBlock = plan.lastDay >> 5
  lines.least = unsold
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    let least = unsold
    for (let line = 0; line < lines.count; line++)
      least = Math.min(least, lines.fare[line * c.blocks + block]!)
    lines.leastFare[block] = least
    lines.least = Math.min(lines.least, least)
  }
}

/** Of every airport, for some passengers and hours. */
function addLines(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  lines: FlightLines,
  destination: number,
  air: number,
  part: number,
  dayParts: number,
): void {
  const { split, departures, isScheduled } = plan
  const passengers = plan.airs[air]!
  const places = passengers.airAdults + passengers.airChildren
  const wanted = { isScheduled, dayParts }
  // When the flight back leaves, nobody is asked.
  const anyTime = { isScheduled, dayParts: anyDayPart }
  const outTable = seatTable(memory, places, wanted)
  const backTable = seatTable(memory, places, anyTime)
  for (let place = 0; place < departures.length; place++) {
    const outRoute = c.route[departures[place]! * c.airports + destination]!
    const backRoute = c.route[destination * c.airports + departures[place]!]!
    if (outRoute < 0 || backRoute < 0) continue
    const out = routeSeats(c, outTable, outRoute, places, wanted)
    const back = routeSeats(c, backTable, backRoute, places, anyTime)
    const line = lines.count
    if (!addLine(c, plan, lines, air, out, back)) continue
    lines.slot[line] = split.by === 'airport' ? place : split.by === 'dayPart' ? part : 0
    lines.outRoute[line] = outRoute
    lines.backRoute[line] = backRoute
    lines.air[line] = air
    lines.dayParts[line] = dayParts
  }
}

/** False for a line nobody can fly by, which is left out. */
function addLine(
  c: Columns,
  plan: ScanPlan,
  lines: FlightLines,
  air: number,
  out: RouteSeats,
  back: RouteSeats,
): boolean {
  const line = lines.count
  const [outAt, backAt] = [line * c.blocks, line * (c.blocks + 1)]
  lines.out.fill(0, outAt, outAt + c.blocks)
  for (let block = 0; block <= c.blocks; block++) {
    lines.back[backAt + block] = back.days[block]! & returnDays(plan, air, block)
  }
  let isFlown = false
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    const days = out.days[block]! & datesWithin(plan, block)
    lines.out[outAt + block] = days
    const fare = days === 0 ? unsold : leastFare(plan.airs[air]!, lines, out, back, backAt + block, block)
    lines.fare[outAt + block] = fare
    lines.outLeast[outAt + block] = fare === unsold ? 0 : leastOut(plan.airs[air]!, out, block)
    if (fare < unsold) isFlown = true
  }
  if (isFlown) lines.count++
  return isFlown
}

/** With own transport a stay of any length may begin on any day, and nobody flies. */
function addOwnTransport(c: Columns, plan: ScanPlan, lines: FlightLines): void {
  lines.out.fill(0, 0, c.blocks)
  for (let block = plan.firstDay >> 5; block <= plan.lastDay >> 5; block++) {
    lines.out[block] = datesWithin(plan, block)
  }
  lines.back.fill(-1, 0, c.blocks + 1)
  lines.fare.fill(0, 0, c.blocks)
  lines.outLeast.fill(0, 0, c.blocks)
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

function leastOut(
  { airAdults, airChildren, airInfants }: Passengers,
  { least }: RouteSeats,
  block: number,
): number {
  return (
    airAdults * least[block * 3]! + airChildren * least[block * 3 + 1]! + airInfants * least[block * 3 + 2]!
  )
}

/** Leaving in the block they come back in it or in the next. */
function leastFare(
  passengers: Passengers,
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
  const backs = back.least
  const { airAdults, airChildren, airInfants } = passengers
  return (
    leastOut(passengers, out, block) +
    airAdults * Math.min(backs[soon]!, backs[later]!) +
    airChildren * Math.min(backs[soon + 1]!, backs[later + 1]!) +
    airInfants * Math.min(backs[soon + 2]!, backs[later + 2]!)
  )
}
