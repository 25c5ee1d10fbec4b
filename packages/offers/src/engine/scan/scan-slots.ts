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
import { daysOfLine, type FlightLines, fareOfLine, linesTo } from './flight-lines.ts'
import {
  beginScan,
  extras,
  findNightFloors,
  keptShare,
  leastFactor,
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
/** By block, when days have slots: a stay that costs as much, flights not counted, helps no day of the block. */
const dearest = new Int32Array(columnDays / blockDays)

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
  findDearest(s, lines, best)
  const productTo = c.hotelOfferStart[hotel + 1]!
  for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0) continue
    const factor = partyFactor(s, product)
    if (factor > 0) lowerByProduct({ s, lines, hotel, product, factor, base, best })
  }
}

function findDearest({ plan }: Scan, lines: FlightLines, best: Int32Array): void {
  if (plan.split.by !== 'day') return
  const { slotOfDay } = plan.split
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    const last = Math.min(block * blockDays + 31, plan.lastDay)
    let most = 0
    for (let day = Math.max(block * blockDays, plan.firstDay); day <= last; day++) {
      const fare = lines.dayFare[day]!
      if (fare < unsold && best[slotOfDay[day]!]! - fare > most) most = best[slotOfDay[day]!]! - fare
    }
    dearest[block] = most
  }
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
  const { s, product, factor } = of
  const { split, nightsFrom, nightsTo, firstDay, lastDay } = s.plan
  findNightFloors(s, product, factor)
  if (split.by === 'day') {
    for (let block = firstDay >> 5; block <= lastDay >> 5; block++) lowerDays(of, block)
  } else if (split.by === 'nights') {
    for (let slot = 0; slot < split.ranges.length; slot++) {
      lowerByLength(of, slot, split.ranges[slot]![0], split.ranges[slot]![1])
    }
  } else lowerByLength(of, -1, nightsFrom, nightsTo)
}

/** Lowers one slot, or the slots lines belong to, by stays of so many nights; begins with the most promising block. */
function lowerByLength(of: Lowering, slot: number, nightsFrom: number, nightsTo: number): void {
  const { s, lines, base } = of
  const { firstDay, lastDay } = s.plan
  const lastBlock = lastDay >> 5
  let promising = -1
  let least = limitOf(of, slot) - base
  for (let block = firstDay >> 5; block <= lastBlock; block++) {
    const floor = lines.leastFare[block]! + nightsFrom * nightFloors[block]!
    if (floor >= least) continue
    least = floor
    promising = block
  }
  if (promising < 0) return
  lowerByBlock(of, promising, slot, nightsFrom, nightsTo)
  for (let block = firstDay >> 5; block <= lastBlock; block++) {
    if (block !== promising) lowerByBlock(of, block, slot, nightsFrom, nightsTo)
  }
}

/** What costs as much lowers neither the slot nor, without one, the slot of any line. */
function limitOf({ s, lines, best }: Lowering, slot: number): number {
  if (slot >= 0) return best[slot]!
  if (s.plan.split.by === 'hotel') return best[0]!
  let most = 0
  for (let line = 0; line < lines.count; line++) most = Math.max(most, best[lines.slot[line]!]!)
  return most
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
function lowerByBlock(of: Lowering, block: number, slot: number, nightsFrom: number, nightsTo: number): void {
  const { s, lines, product, base, best } = of
  const { c } = s
  const night = nightFloors[block]!
  const above = base + lines.leastFare[block]!
  let limit = limitOf(of, slot) - above
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
    limit = limitOf(of, slot) - above
  }
}

/** Lowers the days of one block. */
function lowerDays(of: Lowering, block: number): void {
  const { s, lines, product, base } = of
  const { c, plan } = s
  const night = nightFloors[block]!
  const limit = dearest[block]! - base
  if (plan.nightsFrom * night >= limit) return
  const nightsMost = Math.min(plan.nightsTo, c.productLongest[block * c.productHotel.length + product]!)
  for (let nights = plan.nightsFrom; nights <= nightsMost && nights * night < limit; nights++) {
    findStays(of, block, nights)
    if (begins === 0 || stays >= limit) continue
    begins = hopefulDays(of, block)
    for (let line = 0; line < lines.count && begins !== 0; line++) lowerByLine(of, line, 0, block, nights)
  }
}

/** Of these days those that the stays would lower with the cheapest flight of the day. */
function hopefulDays({ s, lines, base, best }: Lowering, block: number): number {
  const { split } = s.plan
  if (split.by !== 'day') return 0
  let days = 0
  for (let rest = begins; rest !== 0; rest &= rest - 1) {
    const day = 31 - Math.clz32(rest & -rest)
    const fare = lines.dayFare[block * blockDays + day]!
    if (base + stays + fare < best[split.slotOfDay[block * blockDays + day]!]!) days |= 1 << day
  }
  return days
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
      if (total < best[cell]!) best[cell] = total
    }
  }
}
