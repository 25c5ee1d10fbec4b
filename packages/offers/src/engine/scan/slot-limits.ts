import { blockDays, boundedNights, columnDays, maxNights, none } from '../columns.ts'
import { pairAt, type SlotPairs } from './flight-pairs.ts'
import { unsold } from './lower-bounds.ts'
import type { ScanPlan } from './scan-plan.ts'

// Upper limits of a stay's price without flights, below which it can lower one of the best prices.

/** By number of nights. No stay is below 0. */
export const lengthLimits = new Int32Array(maxNights + 1)
/** The highest limit of stays longer than two weeks. */
let longest = 0
export const longLimit = () => longest
/** By block, where days have slots: the highest best price of its days, flights included. */
export const blockLimits = new Int32Array(columnDays / blockDays)

/** A bit for each block in which a price has been lowered since its limit was computed. */
let loweredBlocks = -1
/** The plan and pairs of the current limits. */
const found: { plan: ScanPlan | null; pairs: readonly SlotPairs[] | null } = { plan: null, pairs: null }

export function priceFell(block: number): void {
  loweredBlocks |= 1 << block
}

/** True when a price has been lowered since the limits were computed. */
export function haveFallen(): boolean {
  return loweredBlocks !== 0
}

/** Invalidates the limits, because the best prices are different ones. */
export function forgetLimits(): void {
  found.plan = null
}

/** Computes the limits for a plan's pairs to one destination. `best` has a price for each slot. */
export function findLimits(plan: ScanPlan, pairs: readonly SlotPairs[], best: Int32Array): void {
  const { split, nightsFrom, nightsTo } = plan
  // With the same flights and prices, only blocks with a lowered price need a new limit.
  const isKnown = found.plan === plan && found.pairs === pairs
  if (isKnown && loweredBlocks === 0) return
  const lowered = isKnown ? loweredBlocks : -1
  loweredBlocks = 0
  found.plan = plan
  found.pairs = pairs
  longest = 0
  for (let nights = nightsFrom; nights <= nightsTo; nights++) lengthLimits[nights] = 0
  if (split.by === 'day') limitByDay(plan, split.slotOfDay, pairs[0]!, best, lowered)
  else if (split.by === 'nights') limitByLength(plan, split.ranges, pairs[0]!, best)
  else {
    for (let slot = 0; slot < pairs.length; slot++) {
      const { ofLength, leastOfAll } = pairs[slot]!
      if (leastOfAll >= best[slot]!) continue
      for (let nights = nightsFrom; nights <= nightsTo; nights++)
        raise(nights, best[slot]! - ofLength[nights - nightsFrom]!)
    }
  }
}

function raise(nights: number, limit: number): void {
  if (limit > lengthLimits[nights]!) lengthLimits[nights] = limit
  if (nights > boundedNights && limit > longest) longest = limit
}

function limitByLength(
  { nightsFrom, nightsTo }: ScanPlan,
  ranges: readonly (readonly [from: number, to: number])[],
  { ofLength }: SlotPairs,
  best: Int32Array,
): void {
  for (let slot = 0; slot < ranges.length; slot++) {
    const from = Math.max(ranges[slot]![0], nightsFrom)
    const to = Math.min(ranges[slot]![1], nightsTo)
    for (let nights = from; nights <= to; nights++)
      raise(nights, best[slot]! - ofLength[nights - nightsFrom]!)
  }
}

function limitByDay(
  plan: ScanPlan,
  slotOfDay: Int16Array,
  pairs: SlotPairs,
  best: Int32Array,
  lowered: number,
): void {
  if (pairs.leastOfAll === unsold) return
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    if (((lowered >> block) & 1) === 1) limitBlock(plan, slotOfDay, best, block)
    const at = pairAt(plan, block, plan.nightsFrom)
    for (let nights = plan.nightsFrom; nights <= plan.nightsTo; nights++)
      raise(nights, blockLimits[block]! - pairs.least[at + nights - plan.nightsFrom]!)
  }
}

function limitBlock(
  { firstDay, lastDay }: ScanPlan,
  slotOfDay: Int16Array,
  best: Int32Array,
  block: number,
): void {
  let most = 0
  const last = Math.min(lastDay, block * blockDays + 31)
  for (let day = Math.max(firstDay, block * blockDays); day <= last; day++) {
    const price = best[slotOfDay[day]!]!
    if (price > most) most = price
    if (most === none) break
  }
  blockLimits[block] = most
}
