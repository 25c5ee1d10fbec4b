import { blockDays, type Columns } from '../columns.ts'
import { daysOfLine } from './flight-lines.ts'
import { pairAt, type SlotPairs } from './flight-pairs.ts'
import { backFareOf, fareOfLine, outFareOf } from './line-fares.ts'
import { unsold } from './lower-bounds.ts'
import type { ScanPlan } from './scan-plan.ts'

/** Returns the fare on a day of the slot. */
export function fareOfPair(
  c: Columns,
  plan: ScanPlan,
  pairs: SlotPairs,
  block: number,
  dayOfBlock: number,
  nights: number,
): number {
  if (pairs.rowAt !== null) {
    const at = pairAt(plan, block, nights)
    const row = pairs.rowAt[at]! || addRow(c, plan, pairs, pairs.rowAt, block, nights)
    return pairs.fares[(row - 1) * blockDays + dayOfBlock]!
  }
  const { lines, linesOfSlot } = pairs
  const day = block * blockDays + dayOfBlock
  let least = unsold
  for (let i = 0; i < linesOfSlot.length; i++) {
    const line = linesOfSlot[i]!
    if (((daysOfLine(lines, c.blocks, line, block, nights) >> dayOfBlock) & 1) === 0) continue
    const fare = outFareOf(c, plan, lines, line, day) + backFareOf(c, plan, lines, line, day + nights)
    if (fare < least) least = fare
  }
  return least
}

/** Returns the exact minimum of a block and length, not the lower bound. */
export function exactLeast(
  c: Columns,
  plan: ScanPlan,
  pairs: SlotPairs,
  block: number,
  nights: number,
): number {
  const at = pairAt(plan, block, nights)
  if (pairs.rowAt !== null && pairs.rowAt[at] === 0) addRow(c, plan, pairs, pairs.rowAt, block, nights)
  return pairs.least[at]!
}

/** Computes the fares of stays of this many nights that begin in the block, by day. */
function addRow(
  c: Columns,
  plan: ScanPlan,
  pairs: SlotPairs,
  rowAt: Int16Array,
  block: number,
  nights: number,
): number {
  const { lines, linesOfSlot, least } = pairs
  const at = pairAt(plan, block, nights)
  const row = ++pairs.rows
  rowAt[at] = row
  const from = (row - 1) * blockDays
  if (from >= pairs.fares.length) growFares(pairs)
  const { fares } = pairs
  fares.fill(unsold, from, from + blockDays)
  let lowest = unsold
  for (const line of linesOfSlot) {
    for (let rest = daysOfLine(lines, c.blocks, line, block, nights); rest !== 0; rest &= rest - 1) {
      const dayOfBlock = 31 - Math.clz32(rest & -rest)
      const fare = fareOfLine(c, plan, lines, line, block * blockDays + dayOfBlock, nights)
      if (fare < fares[from + dayOfBlock]!) fares[from + dayOfBlock] = fare
      if (fare < lowest) lowest = fare
    }
  }
  least[at] = lowest
  return row
}

function growFares(pairs: SlotPairs): void {
  const longer = new Int32Array(Math.max(16 * blockDays, pairs.fares.length * 2))
  longer.set(pairs.fares)
  pairs.book.numbers += longer.length - pairs.fares.length
  pairs.fares = longer
}
