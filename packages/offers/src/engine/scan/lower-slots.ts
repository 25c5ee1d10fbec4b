import { beginsAt, blockDays, boundedNights, lengthNumbers, none, rowNumbers } from '../columns.ts'
import { pairAt, pairsTo, type SlotPairs } from './flight-pairs.ts'
import {
  extras,
  findNightLowerBounds,
  keptShare,
  leastFactor,
  leastKeptAt,
  nightLowerBounds,
  partyFactor,
  percentOn,
  readHotel,
  type Scan,
  unsold,
} from './lower-bounds.ts'
import { fareOfPair } from './pair-fares.ts'
import { priceRooms } from './price-rooms.ts'
import { blockLimits, findLimits, haveFallen, lengthLimits, longLimit, priceFell } from './slot-limits.ts'
import { cellOf, discountOf, isSellable, roomStayPrice } from './stay-price.ts'

// Stays of one block and length that must be checked: their day within the block, and the fare.
const hopefulDay = new Int32Array(blockDays)
const hopefulFare = new Int32Array(blockDays)

/** Lowers the best prices of slots by the offers of a hotel, and records in which slots it is the cheapest so far. */
export function lowerByHotel(s: Scan, hotel: number, best: Int32Array, cheapest: Int32Array | null): void {
  const { c, plan } = s
  const base = readHotel(s, hotel)
  const pairs = pairsTo(c, plan, s.cache, c.hotelDestination[hotel]!)
  findLimits(plan, pairs, best)
  const productTo = c.hotelOfferStart[hotel + 1]!
  for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0) continue
    const factor = partyFactor(s, product)
    if (factor === 0) continue
    const lengths = hopefulLengths(s, product, factor, base)
    if (lengths !== 0) lowerByProduct({ s, pairs, hotel, product, factor, base, best, cheapest }, lengths)
  }
}

/** Returns the bits of the numbers of nights for which the product's cheapest stay may lower a price. */
function hopefulLengths(s: Scan, product: number, factor: number, base: number): number {
  const { nightsFrom, nightsTo } = s.plan
  const shortTo = Math.min(nightsTo, boundedNights)
  let lengths = 0
  for (let nights = nightsFrom; nights <= shortTo; nights++) {
    if (base + leastStay(s, product, factor, nights) < lengthLimits[nights]!) lengths |= 1 << nights
  }
  const longFrom = Math.max(nightsFrom, boundedNights + 1)
  if (base + leastStay(s, product, factor, longFrom) >= longLimit()) return lengths
  for (let nights = longFrom; nights <= nightsTo; nights++) {
    if (base + leastStay(s, product, factor, nights) < lengthLimits[nights]!) lengths |= 1 << nights
  }
  return lengths
}

/** Returns the lower bound of a stay of this many nights, on any day. */
function leastStay({ c }: Scan, product: number, factor: number, nights: number): number {
  const isKnown = nights <= boundedNights
  const sum = isKnown
    ? c.productLength[product * boundedNights + nights - 1]!
    : nights * c.productLeast[product]!
  return sum * factor * keptShare[leastKeptAt]!
}

/** A product whose offers may lower the best prices. */
interface Lowering {
  readonly s: Scan
  readonly pairs: readonly SlotPairs[]
  readonly hotel: number
  readonly product: number
  readonly factor: number
  readonly base: number
  readonly best: Int32Array
  readonly cheapest: Int32Array | null
}

/** Lowers by stays of these lengths, one bit each. The most promising length comes first, so that most others can be skipped. */
function lowerByProduct(of: Lowering, lengths: number): void {
  const { s, pairs, product, factor, base, best } = of
  const { plan } = s
  findNightLowerBounds(s, product, factor)
  if (plan.split.by === 'day') {
    for (let rest = lengths; rest !== 0; rest &= rest - 1) lowerByLength(of, 31 - Math.clz32(rest & -rest))
    return
  }
  const first = promisingLength(s, product, factor, lengths)
  lowerByLength(of, first)
  for (let rest = lengths & ~(1 << first); rest !== 0; rest &= rest - 1) {
    const nights = 31 - Math.clz32(rest & -rest)
    if (haveFallen()) findLimits(plan, pairs, best)
    if (base + leastStay(s, product, factor, nights) < lengthLimits[nights]!) lowerByLength(of, nights)
  }
}

/** Returns the length whose cheapest stay is furthest below its limit. */
function promisingLength(s: Scan, product: number, factor: number, lengths: number): number {
  let promising = 0
  let most = Number.NEGATIVE_INFINITY
  for (let rest = lengths; rest !== 0; rest &= rest - 1) {
    const nights = 31 - Math.clz32(rest & -rest)
    const gain = lengthLimits[nights]! - leastStay(s, product, factor, nights)
    if (gain <= most) continue
    most = gain
    promising = nights
  }
  return promising
}

function lowerByLength(of: Lowering, nights: number): void {
  const { split, firstDay, lastDay } = of.s.plan
  const lastBlock = lastDay >> 5
  for (let block = firstDay >> 5; block <= lastBlock; block++) {
    if (split.by === 'day') lowerDays(of, block, nights)
    else lowerBlock(of, block, nights)
  }
}

// The product's stays of one length that begin in one block: the possible first days, and the lower bound.
let begins = 0
let stays = 0

function findStays({ s, product, factor }: Lowering, block: number, nights: number): void {
  const { c } = s
  const products = c.productHotel.length
  if (nights > boundedNights) {
    begins = nights > c.productLongest[block * products + product]! ? 0 : -1
    stays = nights * nightLowerBounds[block]!
    return
  }
  const at = ((block * boundedNights + nights - 1) * products + product) * lengthNumbers
  begins = c.productStay[at + beginsAt]!
  stays = begins === 0 ? unsold : (c.productStay[at]! * factor * keptShare[block]!) | 0
}

/** Lowers slots of flights or of lengths by stays that begin in one block. */
function lowerBlock(of: Lowering, block: number, nights: number): void {
  const { s, pairs, base, best } = of
  const { plan } = s
  const { split } = plan
  const at = pairAt(plan, block, nights)
  // The lower bounds of nights are close together in memory, unlike the stays of one length. They allow skipping most blocks.
  const lowerBound = nights * nightLowerBounds[block]!
  let isFound = false
  for (let slot = 0; slot < best.length; slot++) {
    if (split.by === 'nights') {
      const [from, to] = split.ranges[slot]!
      if (nights < from || nights > to) continue
    }
    const flights = pairs[split.by === 'nights' ? 0 : slot]!
    if (flights.leastOfAll === unsold) continue
    const least = base + flights.least[at]!
    if (least + lowerBound >= best[slot]!) continue
    if (!isFound) findStays(of, block, nights)
    isFound = true
    const days = begins & flights.days[at]!
    if (days === 0 || least + stays >= best[slot]!) continue
    const found = findHopeful(of, flights, slot, block, nights, days)
    if (found > 0) lowerByStays(of, slot, block, nights, found)
  }
}

/** Lowers the days of one block. */
function lowerDays(of: Lowering, block: number, nights: number): void {
  const { s, pairs, base } = of
  const flights = pairs[0]!
  const at = pairAt(s.plan, block, nights)
  const least = base + flights.least[at]!
  if (least + nights * nightLowerBounds[block]! >= blockLimits[block]!) return
  findStays(of, block, nights)
  const days = begins & flights.days[at]!
  if (days === 0 || least + stays >= blockLimits[block]!) return
  const found = findHopeful(of, flights, 0, block, nights, days)
  if (found > 0) lowerByStays(of, 0, block, nights, found)
}

/** Finds stays that would be the best of their slot with the product's cheapest nights. */
function findHopeful(
  { s, base, best }: Lowering,
  flights: SlotPairs,
  slot: number,
  block: number,
  nights: number,
  days: number,
): number {
  const { c, plan } = s
  const { split } = plan
  let found = 0
  for (let rest = days; rest !== 0; rest &= rest - 1) {
    const day = 31 - Math.clz32(rest & -rest)
    const cell = split.by === 'day' ? split.slotOfDay[block * blockDays + day]! : slot
    if (base + stays >= best[cell]!) continue
    const fare = fareOfPair(c, plan, flights, block, day, nights)
    if (base + stays + fare >= best[cell]!) continue
    hopefulDay[found] = day
    hopefulFare[found++] = fare
  }
  return found
}

/** Lowers the best prices by the first `found` candidates. */
function lowerByStays(of: Lowering, slot: number, block: number, nights: number, found: number): void {
  const { s, hotel, product, base, best, cheapest } = of
  const { c, plan, factors } = s
  const { split, ageBandOfDay } = plan
  const { rateDay } = c
  // Several rooms are priced together, one room rate by rate.
  const isTogether = s.rooms > 1
  const isKnown = nights <= boundedNights && !isTogether
  const rateFrom = c.productRateStart[product]!
  const rateTo = isTogether ? rateFrom + 1 : c.productRateStart[product + 1]!
  for (let rate = rateFrom; rate < rateTo; rate++) {
    const factor = isTogether ? 0 : leastFactor(s, rate)
    if (factor === 0 && !isTogether) continue
    const length = (block * boundedNights + nights - 1) * c.rates + rate
    const ofRate = isKnown ? c.rateStay[length * lengthNumbers + beginsAt]! : -1
    if (ofRate === 0) continue
    const scaled = factor * keptShare[block]!
    const row = (block * c.rates + rate) * rowNumbers
    for (let h = 0; h < found; h++) {
      const dayOfBlock = hopefulDay[h]!
      if (((ofRate >> dayOfBlock) & 1) === 0) continue
      const day = block * blockDays + dayOfBlock
      const nightly = (rateDay[cellOf(c, rate, day + nights)]! - rateDay[row + dayOfBlock * 2]!) | 0
      const fare = hopefulFare[h]!
      const cell = split.by === 'day' ? split.slotOfDay[day]! : slot
      if (base + fare + nightly * scaled >= best[cell]!) continue
      const ageBand = ageBandOfDay[day + nights]!
      let price = none
      if (isTogether) price = priceRooms(s, product, day, nights, ageBand).price
      else if (isKnown || isSellable(c, rate, day, nights, 1)) {
        price = roomStayPrice(nightly, factors[ageBand]!.ofRate[rate]!)
      }
      if (price === none) continue
      const discount = discountOf(price, percentOn(c, hotel, day))
      const total = fare + extras[ageBand]! + price - discount
      if (total >= best[cell]!) continue
      best[cell] = total
      if (cheapest !== null) cheapest[cell] = hotel
      priceFell(block)
    }
  }
}
