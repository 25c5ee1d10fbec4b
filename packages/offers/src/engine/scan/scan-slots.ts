import {
  beginsAt,
  blockDays,
  type Columns,
  columnDays,
  flooredNights,
  lengthNumbers,
  none,
  rowNumbers,
} from '../columns.ts'
import { daysOfLine, type FlightLines, fareOfLine, linesTo, slotDaysAt } from './flight-lines.ts'
import {
  beginScan,
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
  unsold,
} from './floors.ts'
import { priceRooms } from './price-rooms.ts'
import type { ScanMemory } from './scan-memory.ts'
import type { LowestPrices, ScanPlan, SlotGroups } from './scan-plan.ts'
import { markSold } from './sold-slots.ts'
import { cellOf, discountOf, isSellable, roomStayPrice } from './stay-price.ts'

// Stays of one line, block and length worth a look: their day within the block and what flying costs.
const hopefulDay = new Int32Array(blockDays)
const hopefulFare = new Int32Array(blockDays)
/** By block: a stay that begins in it and costs as much, flights not counted, lowers nothing. */
const dearest = new Int32Array(columnDays / blockDays)
/** The same by day, when days have slots. */
const dearestOnDay = new Int32Array(columnDays)
/** Since these were found prices have fallen, and a bit for each block of stays that lowered one. */
let loweredBlocks = 0
let isLowered = false

/** Adds the hotels from position `from` to `to` of the plan to their groups' slots. */
export function scanSlots(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  from: number,
  to: number,
  groups: SlotGroups,
  result: LowestPrices,
): void {
  const s = beginScan(c, plan, memory)
  const { slots } = groups
  if (!groups.counted && plan.price === null) {
    // Only the least price of a group matters: every hotel lowers it where it can.
    for (let position = from; position < to; position++) {
      const group = groups.ofPosition[position]! * slots
      lowerByHotel(s, plan.hotels[position]!, result.least.subarray(group, group + slots))
    }
    return
  }
  const best = new Int32Array(slots)
  // With one room it is known beforehand in which slots the hotel has an offer: only a price below the group's least matters.
  const isKnown = plan.price === null && s.rooms === 1
  const isSold = new Uint8Array(slots)
  // What costs more than the range does not count.
  const tooDear = plan.price !== null && plan.price.to < none ? plan.price.to + 1 : none
  for (let position = from; position < to; position++) {
    const hotel = plan.hotels[position]!
    const group = groups.ofPosition[position]! * slots
    if (isKnown) markSold(s, hotel, isSold)
    for (let slot = 0; slot < slots; slot++) {
      best[slot] = isKnown ? (isSold[slot] ? result.least[group + slot]! : 0) : tooDear
    }
    // These prices are of this hotel alone.
    found.plan = null
    lowerByHotel(s, hotel, best)
    for (let slot = 0; slot < slots; slot++) {
      const total = best[slot]!
      if (isKnown ? isSold[slot] === 0 : total === tooDear) continue
      if (plan.price !== null && total < plan.price.from) continue
      result.hotels[group + slot]!++
      if (total < result.least[group + slot]!) result.least[group + slot] = total
    }
  }
}

/** Lowers the best prices of slots by the offers of a hotel. */
function lowerByHotel(s: Scan, hotel: number, best: Int32Array): void {
  const { c, plan } = s
  const base = readHotel(s, hotel)
  const lines = linesTo(c, plan, s.memory, c.hotelDestination[hotel]!)
  // Most products are passed over by the cheapest of all their nights; of the others more is looked up.
  const limit = plan.split.by === 'day' ? findDearest(s, lines, best) : mostOf(best) - lines.least
  isLowered = plan.split.by !== 'day'
  const productTo = c.hotelOfferStart[hotel + 1]!
  for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0) continue
    const factor = partyFactor(s, product)
    if (factor === 0 || base + plan.nightsFrom * leastNightOf(s, product, factor) >= limit) continue
    lowerByProduct({ s, lines, hotel, product, factor, base, best })
  }
}

/** Returns the most of all blocks. */
function findDearest({ c, plan }: Scan, lines: FlightLines, best: Int32Array): number {
  isLowered = false
  let dearestOfAll = 0
  const isKnown = areKnown(plan, lines, best)
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    if (isKnown && ((loweredBlocks >> block) & 1) === 0) {
      if (dearest[block]! > dearestOfAll) dearestOfAll = dearest[block]!
      continue
    }
    let most = 0
    if (plan.split.by === 'day') most = dearestDay(plan, plan.split.slotOfDay, lines, best, block)
    else if (plan.split.by === 'nights') {
      for (let slot = 0; slot < best.length; slot++)
        most = Math.max(most, best[slot]! - lines.leastFare[block]!)
    } else {
      for (let line = 0; line < lines.count; line++) {
        most = Math.max(most, best[lines.slot[line]!]! - lines.fare[line * c.blocks + block]!)
      }
    }
    dearest[block] = most
    if (most > dearestOfAll) dearestOfAll = most
  }
  loweredBlocks = 0
  return dearestOfAll
}

/** What the limits were found for: with the same flights and prices only blocks in which a price has fallen have others. */
const found: { plan: ScanPlan | null; flights: number; prices: number } = {
  plan: null,
  flights: -1,
  prices: -1,
}

function areKnown(plan: ScanPlan, { number }: FlightLines, { byteOffset }: Int32Array): boolean {
  const isKnown =
    plan.split.by === 'day' && found.plan === plan && found.flights === number && found.prices === byteOffset
  found.plan = plan
  found.flights = number
  found.prices = byteOffset
  return isKnown
}

function mostOf(best: Int32Array): number {
  let most = 0
  for (let slot = 0; slot < best.length; slot++) most = Math.max(most, best[slot]!)
  return most
}

function dearestDay(
  { firstDay, lastDay }: ScanPlan,
  slotOfDay: Int16Array,
  { dayFare }: FlightLines,
  best: Int32Array,
  block: number,
): number {
  let most = 0
  for (let day = block * blockDays; day < (block + 1) * blockDays; day++) {
    const isFlown = day >= firstDay && day <= lastDay && dayFare[day]! < unsold
    const left = isFlown ? best[slotOfDay[day]!]! - dayFare[day]! : 0
    dearestOnDay[day] = left
    if (left > most) most = left
  }
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

function lowerByProduct(of: Lowering): void {
  const { s, lines, product, factor, base, best } = of
  const { split, nightsFrom, nightsTo, firstDay, lastDay } = s.plan
  findNightFloors(s, product, factor)
  const lastBlock = lastDay >> 5
  let promising = firstDay >> 5
  for (let block = firstDay >> 5; block <= lastBlock; block++) {
    if (floorOf(of, block) < floorOf(of, promising)) promising = block
  }
  // The most promising block first, then what it leaves of the others.
  for (let place = (firstDay >> 5) - 1; place <= lastBlock; place++) {
    const block = place < firstDay >> 5 ? promising : place
    if (place === promising) continue
    if (isLowered && split.by !== 'day') findDearest(s, lines, best)
    if (base + nightsFrom * nightFloors[block]! >= dearest[block]!) continue
    if (split.by === 'nights') {
      for (let slot = 0; slot < split.ranges.length; slot++) {
        const [from, to] = split.ranges[slot]!
        lowerByBlock(of, block, from, to, slot)
      }
    } else if (split.by === 'day') lowerDays(of, block)
    else lowerByBlock(of, block, nightsFrom, nightsTo, -1)
  }
}

/** Of the days asked for or of any other. */
function leastNightOf({ c }: Scan, product: number, factor: number): number {
  return c.productLeast[product]! * factor * keptShare[leastKeptAt]!
}

function floorOf({ lines, s }: Lowering, block: number): number {
  return lines.leastFare[block]! + s.plan.nightsFrom * nightFloors[block]!
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

/** Lowers one slot or, when it is -1, the slots lines belong to, by stays of so many nights that begin in a block. */
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
    if (!isLowered) continue
    findDearest(s, lines, best)
    limit = limitOf(of, block, slot)
  }
}

/** What a stay must cost less than, flights not counted. */
function limitOf({ lines, base, best }: Lowering, block: number, slot: number): number {
  return (slot < 0 ? dearest[block]! : best[slot]! - lines.leastFare[block]!) - base
}

/** Lowers the days of one block. */
function lowerDays(of: Lowering, block: number): void {
  const { s, lines, product, base } = of
  const { c, plan } = s
  const night = nightFloors[block]!
  const limit = dearest[block]! - base
  const open = daysAbove(-1, block, base + plan.nightsFrom * night)
  if (open === 0) return
  const slotDays = slotDaysAt(c, plan, 0, block)
  const nightsMost = Math.min(plan.nightsTo, c.productLongest[block * c.productHotel.length + product]!)
  for (let nights = plan.nightsFrom; nights <= nightsMost && nights * night < limit; nights++) {
    const days = open & lines.slotDays[slotDays + nights]!
    if (days === 0) continue
    findStays(of, block, nights)
    begins &= days
    if (begins === 0 || stays >= limit) continue
    begins = daysAbove(begins, block, base + stays)
    for (let line = 0; line < lines.count && begins !== 0; line++) lowerByLine(of, line, 0, block, nights)
  }
}

/** Of these days of a block those that a stay lowers which costs so much at least, with the cheapest flight of the day. */
function daysAbove(days: number, block: number, cost: number): number {
  let above = 0
  for (let rest = days; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    if (dearestOnDay[block * blockDays + 31 - Math.clz32(bit)]! > cost) above |= bit
  }
  return above
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
      isLowered = true
      loweredBlocks |= 1 << block
    }
  }
}
