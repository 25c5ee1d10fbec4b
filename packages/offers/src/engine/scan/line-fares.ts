import { anyDayPart, type Columns } from '../columns.ts'
import type { FlightLines } from './flight-lines.ts'
import { cheapestFare } from './route-seats.ts'
import type { ScanPlan } from './scan-plan.ts'

/** Returns the fare of the outbound flight on a day of the line. */
export function outFareOf(
  c: Columns,
  { airs, isScheduled }: ScanPlan,
  lines: FlightLines,
  line: number,
  day: number,
): number {
  const route = lines.outRoute[line]!
  if (route < 0) return 0
  return cheapestFare(c, route, day, airs[lines.air[line]!]!, isScheduled, lines.dayParts[line]!)
}

/** Returns the fare of the return flight, at any part of the day. */
export function backFareOf(
  c: Columns,
  { airs, isScheduled }: ScanPlan,
  lines: FlightLines,
  line: number,
  day: number,
): number {
  const route = lines.backRoute[line]!
  if (route < 0) return 0
  return cheapestFare(c, route, day, airs[lines.air[line]!]!, isScheduled, anyDayPart)
}

// Cached fares of the last lines, by line and day; -1: not computed yet.
let linesRead: FlightLines | null = null
let outFares = new Int32Array()
let backFares = new Int32Array()

/**
 * Returns the fare of departing on a day of the line and returning after this many nights. Cached until other lines are
 * requested.
 */
export function fareOfLine(
  c: Columns,
  plan: ScanPlan,
  lines: FlightLines,
  line: number,
  day: number,
  nights: number,
): number {
  if (linesRead !== lines) forgetFares(c, lines)
  const out = line * c.days + day
  const back = out + nights
  if (outFares[out]! < 0) outFares[out] = outFareOf(c, plan, lines, line, day)
  if (backFares[back]! < 0) backFares[back] = backFareOf(c, plan, lines, line, day + nights)
  return outFares[out]! + backFares[back]!
}

function forgetFares(c: Columns, lines: FlightLines): void {
  linesRead = lines
  const numbers = lines.count * c.days
  if (numbers > outFares.length) {
    outFares = new Int32Array(numbers)
    backFares = new Int32Array(numbers)
  }
  outFares.fill(-1, 0, numbers)
  backFares.fill(-1, 0, numbers)
}
