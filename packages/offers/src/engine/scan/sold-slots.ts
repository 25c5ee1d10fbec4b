import {
  beginsAt,
  blockDays,
  boundedNights,
  type Columns,
  columnDays,
  lengthNumbers,
  rowNumbers,
} from '../columns.ts'
import { pairAt, pairsTo, type SlotPairs } from './flight-pairs.ts'
import { partyFactor, type Scan, unsold } from './lower-bounds.ts'
import { lengths } from './stay-scratch.ts'

/**
 * Writes 1 for the slots in which the hotel has an offer for a party in one room, 0 for the others. Prices and ages do not
 * matter: whether the party fits depends on its size.
 */
export function markSold(s: Scan, hotel: number, sold: Uint8Array): void {
  sold.fill(0)
  const { c, plan } = s
  const pairs = pairsTo(c, plan, s.cache, c.hotelDestination[hotel]!)
  const productTo = c.hotelOfferStart[hotel + 1]!
  for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0 || partyFactor(s, product) === 0) continue
    goToProduct(s)
    if (plan.split.by === 'day') markDays(s, pairs[0]!, product, plan.split.slotOfDay, sold)
    else if (markSlots(s, pairs, product, sold)) return
  }
}

/** Returns true when all slots are marked. */
function markSlots(s: Scan, pairs: readonly SlotPairs[], product: number, sold: Uint8Array): boolean {
  const { split, nightsFrom, nightsTo } = s.plan
  let isAllSold = true
  for (let slot = 0; slot < sold.length; slot++) {
    if (sold[slot] === 1) continue
    const isFound =
      split.by === 'nights'
        ? isAny(s, pairs[0]!, product, split.ranges[slot]![0], split.ranges[slot]![1])
        : isAny(s, pairs[slot]!, product, nightsFrom, nightsTo)
    if (isFound) sold[slot] = 1
    else isAllSold = false
  }
  return isAllSold
}

// Cached for the last product: by block, the nights of the longest stay in a suitable room; by block and nights, the days on
// which such a stay may begin.
const longest = new Int16Array(columnDays / blockDays)
const begins = new Int32Array((columnDays / blockDays) * lengths)
const isLookedUp = new Uint8Array((columnDays / blockDays) * lengths)

function goToProduct({ plan }: Scan): void {
  const [firstBlock, lastBlock] = [plan.firstDay >> 5, plan.lastDay >> 5]
  isLookedUp.fill(0, firstBlock * lengths, (lastBlock + 1) * lengths)
  longest.fill(-1, firstBlock, lastBlock + 1)
}

function longestIn({ c, factors }: Scan, product: number, block: number): number {
  if (longest[block]! >= 0) return longest[block]!
  const { ofRate } = factors[0]!
  const rateTo = c.productRateStart[product + 1]!
  let most = 0
  for (let rate = c.productRateStart[product]!; rate < rateTo; rate++) {
    if (ofRate[rate] !== 0) most = Math.max(most, c.rateLongest[block * c.rates + rate]!)
  }
  longest[block] = most
  return most
}

/** True when there is a stay of these lengths in the slot of flights. */
function isAny(s: Scan, flights: SlotPairs, product: number, from: number, to: number): boolean {
  const { plan } = s
  if (flights.leastOfAll === unsold) return false
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    const most = Math.min(to, longestIn(s, product, block))
    if (most < from) continue
    const at = pairAt(plan, block, from)
    for (let nights = from; nights <= most; nights++) {
      const days = flights.days[at + nights - from]!
      if (days !== 0 && (days & allBegins(s, product, block, nights)) !== 0) return true
    }
  }
  return false
}

function markDays(
  s: Scan,
  flights: SlotPairs,
  product: number,
  slotOfDay: Int16Array,
  sold: Uint8Array,
): void {
  const { plan } = s
  if (flights.leastOfAll === unsold) return
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    const left = unsoldDays(plan, slotOfDay, block, sold)
    if (left === 0) continue
    const at = pairAt(plan, block, plan.nightsFrom)
    const most = Math.min(plan.nightsTo, longestIn(s, product, block))
    for (let nights = plan.nightsFrom; nights <= most; nights++) {
      const days = flights.days[at + nights - plan.nightsFrom]! & left
      if (days === 0) continue
      for (let rest = days & allBegins(s, product, block, nights); rest !== 0; rest &= rest - 1) {
        sold[slotOfDay[block * blockDays + 31 - Math.clz32(rest & -rest)]!] = 1
      }
    }
  }
}

/** Returns the days of a block whose slot has no offer yet. */
function unsoldDays(
  { firstDay, lastDay }: Scan['plan'],
  slotOfDay: Int16Array,
  block: number,
  sold: Uint8Array,
): number {
  let left = 0
  const last = Math.min(block * blockDays + 31, lastDay)
  for (let day = Math.max(block * blockDays, firstDay); day <= last; day++) {
    if (sold[slotOfDay[day]!] === 0) left |= 1 << (day & 31)
  }
  return left
}

/** Returns the days on which the party may begin a stay in the current product, computed once for all slots. */
function allBegins(s: Scan, product: number, block: number, nights: number): number {
  const at = block * lengths + nights
  if (isLookedUp[at] === 0) {
    begins[at] = beginDays(s, product, block, nights, -1)
    isLookedUp[at] = 1
  }
  return begins[at]!
}

/** Returns those of these days of a block on which the party may begin a stay in the product, at any price. */
export function beginDays(
  { c, factors }: Scan,
  product: number,
  block: number,
  nights: number,
  asked: number,
): number {
  const isLong = nights > boundedNights
  const row = block * boundedNights + nights - 1
  const rateTo = c.productRateStart[product + 1]!
  const { ofRate } = factors[0]!
  let found = 0
  for (let rate = c.productRateStart[product]!; rate < rateTo; rate++) {
    if (ofRate[rate] === 0) continue
    found |= isLong
      ? longDays(c, rate, block, nights, asked)
      : c.rateStay[(row * c.rates + rate) * lengthNumbers + beginsAt]! & asked
    if (found === asked) break
  }
  return found
}

/** Above two weeks only the longest stay of a block is stored, so the days are checked one by one. */
function longDays(
  { rateLongest, rateDay, rates }: Columns,
  rate: number,
  block: number,
  nights: number,
  days: number,
): number {
  if (nights > rateLongest[block * rates + rate]!) return 0
  const row = (block * rates + rate) * rowNumbers
  let found = 0
  for (let rest = days; rest !== 0; rest &= rest - 1) {
    const day = 31 - Math.clz32(rest & -rest)
    const limits = rateDay[row + day * 2 + 1]!
    if (nights >= (limits & 255) && nights <= limits >> 8) found |= 1 << day
  }
  return found
}
