import { beginsAt, blockDays, flooredNights, lengthNumbers, rowNumbers } from '../columns.ts'
import { daysOfLine, type FlightLines, linesTo } from './flight-lines.ts'
import { partyFactor, type Scan } from './floors.ts'

/**
 * Writes 1 for the slots in which the hotel has an offer for a party in one room, 0 for the others. Prices have no say in it, nor
 * have ages: whether they fit in is a matter of their number.
 */
export function markSold(s: Scan, hotel: number, sold: Uint8Array): void {
  sold.fill(0)
  const { c, plan } = s
  const lines = linesTo(c, plan, s.memory, c.hotelDestination[hotel]!)
  const productTo = c.hotelOfferStart[hotel + 1]!
  for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0 || partyFactor(s, product) === 0) continue
    for (let line = 0; line < lines.count; line++) markByLine(s, lines, line, product, sold)
  }
}

function markByLine(s: Scan, lines: FlightLines, line: number, product: number, sold: Uint8Array): void {
  const { split, nightsFrom, nightsTo } = s.plan
  if (split.by === 'day') markDays(s, lines, line, product, split.slotOfDay, sold)
  else if (split.by === 'nights') {
    for (let slot = 0; slot < split.ranges.length; slot++) {
      const [from, to] = split.ranges[slot]!
      if (sold[slot] === 0 && isAny(s, lines, line, product, from, to)) sold[slot] = 1
    }
  } else {
    const slot = lines.slot[line]!
    if (sold[slot] === 0 && isAny(s, lines, line, product, nightsFrom, nightsTo)) sold[slot] = 1
  }
}

/** Is there a stay of so many nights with flights of the line? */
function isAny(
  s: Scan,
  lines: FlightLines,
  line: number,
  product: number,
  from: number,
  to: number,
): boolean {
  const { c, plan } = s
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    if (lines.out[line * c.blocks + block] === 0) continue
    const most = Math.min(to, c.productLongest[block * c.productHotel.length + product]!)
    for (let nights = from; nights <= most; nights++) {
      if (beginDays(s, product, block, nights, daysOfLine(lines, c.blocks, line, block, nights), true) !== 0)
        return true
    }
  }
  return false
}

function markDays(
  s: Scan,
  lines: FlightLines,
  line: number,
  product: number,
  slotOfDay: Int16Array,
  sold: Uint8Array,
): void {
  const { c, plan } = s
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    const out = unsoldDays(slotOfDay, block, lines.out[line * c.blocks + block]!, sold)
    if (out === 0) continue
    const most = Math.min(plan.nightsTo, c.productLongest[block * c.productHotel.length + product]!)
    for (let nights = plan.nightsFrom; nights <= most; nights++) {
      const days = daysOfLine(lines, c.blocks, line, block, nights) & out
      for (let rest = beginDays(s, product, block, nights, days, false); rest !== 0; rest &= rest - 1) {
        sold[slotOfDay[block * blockDays + 31 - Math.clz32(rest & -rest)]!] = 1
      }
    }
  }
}

/** Of these days of a block those whose slot has no offer yet. */
function unsoldDays(slotOfDay: Int16Array, block: number, days: number, sold: Uint8Array): number {
  let left = days
  for (let rest = days; rest !== 0; rest &= rest - 1) {
    const day = 31 - Math.clz32(rest & -rest)
    if (sold[slotOfDay[block * blockDays + day]!] === 1) left &= ~(1 << day)
  }
  return left
}

/**
 * Of these days of a block those on which the party may begin in the product, whatever it costs. Where it only matters that there
 * is any, `isOneEnough`.
 */
export function beginDays(
  { c, factors }: Scan,
  product: number,
  block: number,
  nights: number,
  asked: number,
  isOneEnough: boolean,
): number {
  const isLong = nights > flooredNights
  const row = block * flooredNights + nights - 1
  const days = isLong
    ? asked
    : asked & c.productStay[(row * c.productHotel.length + product) * lengthNumbers + beginsAt]!
  if (days === 0) return 0
  const rateTo = c.productRateStart[product + 1]!
  const { ofRate } = factors[0]!
  let begins = 0
  for (let rate = c.productRateStart[product]!; rate < rateTo && begins !== days; rate++) {
    if (ofRate[rate] === 0) continue
    begins |= isLong
      ? longDays(c, rate, block, nights, days)
      : c.rateStay[(row * c.rates + rate) * lengthNumbers + beginsAt]! & days
    if (isOneEnough && begins !== 0) return begins
  }
  return begins
}

/** Of stays above two weeks only the longest of a block is known: the rest say the days themselves. */
function longDays(
  { rateLongest, rateDay, rates }: Scan['c'],
  rate: number,
  block: number,
  nights: number,
  days: number,
) {
  if (nights > rateLongest[block * rates + rate]!) return 0
  const row = (block * rates + rate) * rowNumbers
  let begins = 0
  for (let rest = days; rest !== 0; rest &= rest - 1) {
    const day = 31 - Math.clz32(rest & -rest)
    const limits = rateDay[row + day * 2 + 1]!
    if (nights >= (limits & 255) && nights <= limits >> 8) begins |= 1 << day
  }
  return begins
}
