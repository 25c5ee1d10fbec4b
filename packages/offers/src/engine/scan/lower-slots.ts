import { beginsAt, blockDays, flooredNights, lengthNumbers, none, rowNumbers } from '../columns.ts'
import { daysOfLine, type FlightLines, fareOfLine, linesTo, slotDaysAt } from './flight-lines.ts'
import {
  extras,
  findNightFloors,
  keptShare,
  leastFactor,
  leastKeptAt,
  nightFloors,
  partyFactor,
  percentOn,
  readHotel,
  type Scan,
} from './floors.ts'
import { priceRooms } from './price-rooms.ts'
import { daysAbove, findDayLimits, findLineLimits, limits, priceFell } from './slot-limits.ts'
import { cellOf, discountOf, isSellable, roomStayPrice } from './stay-price.ts'

// Stays of one line, block and length worth a look: their day within the block and what flying costs.
const hopefulDay = new Int32Array(blockDays)
const hopefulFare = new Int32Array(blockDays)

/** Lowers the best prices of slots by the offers of a hotel. */
export function lowerByHotel(s: Scan, hotel: number, best: Int32Array): void {
  const { c, plan } = s
  const { split, nightsFrom } = plan
  const base = readHotel(s, hotel)
  const lines = linesTo(c, plan, s.memory, c.hotelDestination[hotel]!)
  const limit =
    split.by === 'day' ? findDayLimits(plan, split.slotOfDay, lines, best) : mostOf(best) - lines.least
  const productTo = c.hotelOfferStart[hotel + 1]!
  for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0) continue
    const factor = partyFactor(s, product)
    if (factor === 0) continue
    // Most products are passed over by the cheapest of all their nights, be it of other days.
    const night = c.productLeast[product]! * factor * keptShare[leastKeptAt]!
    if (base + nightsFrom * night >= limit) continue
    lowerByProduct({ s, lines, hotel, product, factor, base, best }, night)
  }
}

function mostOf(best: Int32Array): number {
  let most = 0
  for (let slot = 0; slot < best.length; slot++) most = Math.max(most, best[slot]!)
  return most
}

/** A product whose offers may lower the best prices. */
interface Lowering {
  readonly s: Scan
  readonly lines: FlightLines
  readonly hotel: number
  readonly product: number
  readonly factor: number
  readonly base: number
  readonly best: Int32Array
}

function lowerByProduct(of: Lowering, night: number): void {
  const { s, lines, product, factor, base, best } = of
  const { split, nightsFrom, nightsTo, firstDay, lastDay } = s.plan
  if (split.by === 'nights') {
    let isFound = false
    for (let slot = 0; slot < split.ranges.length; slot++) {
      const [from, to] = split.ranges[slot]!
      if (base + lines.least + from * night >= best[slot]!) continue
      if (!isFound) findNightFloors(s, product, factor)
      isFound = true
      lowerByLength(of, slot, from, to)
    }
    return
  }
  findNightFloors(s, product, factor)
  if (split.by === 'day') for (let block = firstDay >> 5; block <= lastDay >> 5; block++) lowerDays(of, block)
  else lowerByLength(of, split.by === 'hotel' ? 0 : -1, nightsFrom, nightsTo)
}

/** Lowers one slot or, when it is -1, the slots lines belong to, by stays of so many nights; the most promising block first. */
function lowerByLength(of: Lowering, slot: number, nightsFrom: number, nightsTo: number): void {
  const { s, lines } = of
  const firstBlock = s.plan.firstDay >> 5
  const lastBlock = s.plan.lastDay >> 5
  let promising = firstBlock
  let least = Number.POSITIVE_INFINITY
  for (let block = firstBlock; block <= lastBlock; block++) {
    const floor = lines.leastFare[block]! + nightsFrom * nightFloors[block]!
    if (floor >= least) continue
    least = floor
    promising = block
  }
  lowerByBlock(of, promising, nightsFrom, nightsTo, slot)
  for (let block = firstBlock; block <= lastBlock; block++) {
    if (block !== promising) lowerByBlock(of, block, nightsFrom, nightsTo, slot)
  }
}

function limitOf({ s, lines, base, best }: Lowering, block: number, slot: number): number {
  if (slot >= 0) return best[slot]! - lines.leastFare[block]! - base
  findLineLimits(s.c, s.plan, lines, best)
  return limits[block]! - base
}

// Of the product's stays of one length that begin in one block: the days they may begin on, and what they cost at least.
let begins = 0
let stays = 0

function findStays({ s, product, factor }: Lowering, block: number, nights: number): void {
  const { c } = s
  begins = -1
  stays = nights * nightFloors[block]!
  if (nights > flooredNights) return
  const at = ((block * flooredNights + nights - 1) * c.productHotel.length + product) * lengthNumbers
  begins = c.productStay[at + beginsAt]!
  stays = (c.productStay[at]! * factor * keptShare[block]!) | 0
}

/** The same by stays that begin in one block. */
function lowerByBlock(of: Lowering, block: number, nightsFrom: number, nightsTo: number, slot: number): void {
  const { s, lines, product, base, best } = of
  const { c } = s
  const night = nightFloors[block]!
  let limit = limitOf(of, block, slot)
  if (nightsFrom * night >= limit) return
  const nightsMost = Math.min(nightsTo, c.productLongest[block * c.productHotel.length + product]!)
  for (let nights = nightsFrom; nights <= nightsMost && nights * night < limit; nights++) {
    findStays(of, block, nights)
    if (begins === 0 || stays >= limit) continue
    for (let line = 0; line < lines.count; line++) {
      const lineSlot = slot < 0 ? lines.slot[line]! : slot
      if (base + stays + lines.fare[line * c.blocks + block]! >= best[lineSlot]!) continue
      lowerByLine(of, line, lineSlot, block, nights)
    }
    limit = limitOf(of, block, slot)
  }
}

/** Lowers the days of one block. */
function lowerDays(of: Lowering, block: number): void {
  const { s, lines, product, base } = of
  const { c, plan } = s
  const night = nightFloors[block]!
  const limit = limits[block]! - base
  if (plan.nightsFrom * night >= limit) return
  const open = daysAbove(-1, block, base + plan.nightsFrom * night)
  const slotDays = slotDaysAt(c, plan, 0, block)
  const nightsMost = Math.min(plan.nightsTo, c.productLongest[block * c.productHotel.length + product]!)
  for (let nights = plan.nightsFrom; nights <= nightsMost && nights * night < limit; nights++) {
    const days = open & lines.slotDays[slotDays + nights]!
    if (days === 0) continue
    findStays(of, block, nights)
    if ((begins & days) === 0 || stays >= limit) continue
    begins = daysAbove(begins & days, block, base + stays)
    for (let line = 0; line < lines.count && begins !== 0; line++) lowerByLine(of, line, 0, block, nights)
  }
}

/** The same by those that fly by one line. */
function lowerByLine(of: Lowering, line: number, slot: number, block: number, nights: number): void {
  const days = begins & daysOfLine(of.lines, of.s.c.blocks, line, block, nights)
  if (days === 0) return
  const found = findHopeful(of, line, slot, block, nights, days)
  if (found > 0) lowerByStays(of, slot, block, nights, found)
}

/** Stays that may be the best of their slot: with the cheapest nights of the product they would be. */
function findHopeful(
  { s, base, best }: Lowering,
  line: number,
  slot: number,
  block: number,
  nights: number,
  days: number,
): number {
  const { split } = s.plan
  let found = 0
  for (let rest = days; rest !== 0; rest &= rest - 1) {
    const day = 31 - Math.clz32(rest & -rest)
    const cell = split.by === 'day' ? split.slotOfDay[block * blockDays + day]! : slot
    if (base + stays >= best[cell]!) continue
    const fare = fareOfLine(s.c, s.plan, line, block * blockDays + day, nights)
    if (base + stays + fare >= best[cell]!) continue
    hopefulDay[found] = day
    hopefulFare[found++] = fare
  }
  return found
}

/** Lowers the best prices by the first `found` hopeful stays. */
function lowerByStays(of: Lowering, slot: number, block: number, nights: number, found: number): void {
  const { s, hotel, product, base, best } = of
  const { c, plan, factors } = s
  const { split, eraOfDay } = plan
  const { rateDay } = c
  // Several rooms are priced together, one room rate by rate.
  const isTogether = s.rooms > 1
  const isKnown = nights <= flooredNights && !isTogether
  const rateFrom = c.productRateStart[product]!
  const rateTo = isTogether ? rateFrom + 1 : c.productRateStart[product + 1]!
  for (let rate = rateFrom; rate < rateTo; rate++) {
    const factor = isTogether ? 0 : leastFactor(s, rate)
    if (factor === 0 && !isTogether) continue
    const length = (block * flooredNights + nights - 1) * c.rates + rate
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
      const era = eraOfDay[day + nights]!
      let price = none
      if (isTogether) price = priceRooms(s, product, day, nights, era).price
      else if (isKnown || isSellable(c, rate, day, nights, 1)) {
        price = roomStayPrice(nightly, factors[era]!.ofRate[rate]!)
      }
      if (price === none) continue
      const discount = discountOf(price, percentOn(c, hotel, day))
      const total = fare + extras[era]! + price - discount
      if (total >= best[cell]!) continue
      best[cell] = total
      priceFell(block)
    }
  }
}
