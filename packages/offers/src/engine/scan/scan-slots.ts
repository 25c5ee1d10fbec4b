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
} from './floors.ts'
import { priceRooms } from './price-rooms.ts'
import type { ScanMemory } from './scan-memory.ts'
import type { LowestPrices, ScanPlan, SlotGroups } from './scan-plan.ts'
import { markSold } from './sold-slots.ts'
import { cellOf, discountOf, isSellable, roomStayPrice } from './stay-price.ts'

// Stays of one line, block and length worth a look: their day within the block and what flying costs.
const hopefulDay = new Int32Array(blockDays)
const hopefulFare = new Int32Array(blockDays)
/** By block, when days have slots: what costs as much helps no day of the block. */
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
  findDearest(s, best)
  const productTo = c.hotelOfferStart[hotel + 1]!
  for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0) continue
    const factor = partyFactor(s, product)
    if (factor > 0) lowerByProduct({ s, lines, hotel, product, factor, base, best })
  }
}

/** Slots grow with the days. */
function findDearest({ plan }: Scan, best: Int32Array): void {
  if (plan.split.by !== 'day') return
  const { slotOfDay } = plan.split
  for (let first = plan.firstDay; first <= plan.lastDay; first = (first | 31) + 1) {
    const last = slotOfDay[Math.min(first | 31, plan.lastDay)]!
    let most = 0
    for (let slot = slotOfDay[first]!; slot <= last; slot++) if (best[slot]! > most) most = best[slot]!
    dearest[first >> 5] = most
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
  const { s, lines, base, best } = of
  const { split, nightsFrom, nightsTo } = s.plan
  const leastNight = findNightFloors(s, of.product, of.factor)
  for (let line = 0; line < lines.count; line++) {
    const above = base + lines.least[line]!
    if (split.by === 'nights') {
      for (let slot = 0; slot < split.ranges.length; slot++) {
        const [from, to] = split.ranges[slot]!
        if (above + from * leastNight < best[slot]!) lowerByLine(of, line, slot, from, to)
      }
    } else {
      const slot = lines.slot[line]!
      if (split.by === 'day' || above + nightsFrom * leastNight < best[slot]!) {
        lowerByLine(of, line, slot, nightsFrom, nightsTo)
      }
    }
  }
}

/** Lowers the best prices by stays of so many nights with flights of one line. */
function lowerByLine(of: Lowering, line: number, slot: number, nightsFrom: number, nightsTo: number): void {
  const { s, lines, product, factor, base, best } = of
  const { c, plan } = s
  const { split } = plan
  const products = c.productHotel.length
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    if (lines.out[line * c.blocks + block] === 0) continue
    const above = base + lines.fare[line * c.blocks + block]!
    const night = nightFloors[block]!
    let limit = (split.by === 'day' ? dearest[block]! : best[slot]!) - above
    if (nightsFrom * night >= limit) continue
    if (split.by === 'day') {
      limit = dearestOf(split.slotOfDay, best, block, lines.out[line * c.blocks + block]!) - above
    }
    const longest = c.productLongest[block * products + product]!
    const nightsMost = Math.min(nightsTo, longest)
    for (let nights = nightsFrom; nights <= nightsMost && nights * night < limit; nights++) {
      let days = daysOfLine(lines, c.blocks, line, block, nights)
      if (days === 0) continue
      let stays = nights * night
      if (nights <= flooredNights) {
        const at = ((block * flooredNights + nights - 1) * products + product) * lengthNumbers
        days &= c.productStay[at + beginsAt]!
        if (days === 0) continue
        stays = (c.productStay[at]! * factor * keptShare[block]!) | 0
      }
      if (stays >= limit) continue
      const found = findHopeful(of, line, slot, block, nights, days, stays)
      if (found === 0) continue
      lowerByStays(of, slot, block, nights, found)
      if (split.by !== 'day') limit = best[slot]! - above
    }
  }
}

/** The most that one of these days of a block costs so far. */
function dearestOf(slotOfDay: Int16Array, best: Int32Array, block: number, days: number): number {
  let most = 0
  for (let rest = days; rest !== 0; rest &= rest - 1) {
    const total = best[slotOfDay[block * blockDays + 31 - Math.clz32(rest & -rest)]!]!
    if (total > most) most = total
  }
  return most
}

/** Stays that may be the best of their slot: with the cheapest nights of the product they would be. */
function findHopeful(
  { s, base, best }: Lowering,
  line: number,
  slot: number,
  block: number,
  nights: number,
  days: number,
  stays: number,
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
    const begins = isKnown ? c.rateStay[length * lengthNumbers + beginsAt]! : -1
    if (begins === 0) continue
    const scaled = factor * keptShare[block]!
    const row = (block * c.rates + rate) * rowNumbers
    for (let h = 0; h < found; h++) {
      const dayOfBlock = hopefulDay[h]!
      if (((begins >> dayOfBlock) & 1) === 0) continue
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
