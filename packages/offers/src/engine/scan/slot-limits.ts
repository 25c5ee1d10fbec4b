import { blockDays, type Columns, columnDays } from '../columns.ts'
import type { FlightLines } from './flight-lines.ts'
import { unsold } from './floors.ts'
import type { ScanPlan } from './scan-plan.ts'

// What a stay must cost less than, flights not counted, to lower any of the best prices. Only where lines or days have slots of
// their own: else it is the one price less the cheapest flight.

/** By block, and by day when days have slots. */
export const limits = new Int32Array(columnDays / blockDays)
const limitOnDay = new Int32Array(columnDays)

/** Since they were found prices have fallen. */
let isLowered = false
/** A bit for each block of stays that have lowered one. */
let loweredBlocks = 0

/** What the limits were found for. */
const found: { plan: ScanPlan | null; flights: number } = { plan: null, flights: -1 }

export function priceFell(block: number): void {
  isLowered = true
  loweredBlocks |= 1 << block
}

/** The best prices are others now. */
export function forgetLimits(): void {
  isLowered = true
  found.plan = null
}

/** When lines have slots. */
export function findLineLimits(c: Columns, plan: ScanPlan, lines: FlightLines, best: Int32Array): void {
  if (!isLowered && found.plan === plan && found.flights === lines.number) return
  isLowered = false
  found.plan = plan
  found.flights = lines.number
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    let most = 0
    for (let line = 0; line < lines.count; line++) {
      most = Math.max(most, best[lines.slot[line]!]! - lines.fare[line * c.blocks + block]!)
    }
    limits[block] = most
  }
}

/** When days have slots. Returns the greatest. */
export function findDayLimits(
  plan: ScanPlan,
  slotOfDay: Int16Array,
  lines: FlightLines,
  best: Int32Array,
): number {
  // With the same flights and prices only blocks in which a price has fallen have others.
  const isKnown = found.plan === plan && found.flights === lines.number
  let greatest = 0
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    if (!isKnown || ((loweredBlocks >> block) & 1) === 1) findBlock(plan, slotOfDay, lines, best, block)
    if (limits[block]! > greatest) greatest = limits[block]!
  }
  loweredBlocks = 0
  found.plan = plan
  found.flights = lines.number
  return greatest
}

function findBlock(
  { firstDay, lastDay }: ScanPlan,
  slotOfDay: Int16Array,
  { dayFare }: FlightLines,
  best: Int32Array,
  block: number,
): void {
  let most = 0
  for (let day = block * blockDays; day < (block + 1) * blockDays; day++) {
    const isFlown = day >= firstDay && day <= lastDay && dayFare[day]! < unsold
    const limit = isFlown ? best[slotOfDay[day]!]! - dayFare[day]! : 0
    limitOnDay[day] = limit
    if (limit > most) most = limit
  }
  limits[block] = most
}

/** Of these days of a block those whose price a stay lowers that costs so much. */
export function daysAbove(days: number, block: number, cost: number): number {
  let above = 0
  for (let rest = days; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    if (limitOnDay[block * blockDays + 31 - Math.clz32(bit)]! > cost) above |= bit
  }
  return above
}
