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
import {
  beginScan,
  extras,
  findNightFloors,
  goToHotel,
  keptShare,
  leastFactor,
  nightFloors,
  partyFactor,
  percentOn,
  type Scan,
  stayFloor,
  unsold,
} from './floors.ts'
import { priceRooms } from './price-rooms.ts'
import type { ScanMemory } from './scan-memory.ts'
import type { LowestPrices, ScanPlan, SlotGroups } from './scan-plan.ts'
import { markSold } from './sold-slots.ts'
import {
  blockAt,
  dayAt,
  dayMask,
  endCellAt,
  eraShift,
  fareAt,
  firstCellAt,
  leastFareAt,
  nightsAt,
  runEndAt,
  runFareAt,
  segmentNumbers,
  slotAt,
  stayNumbers,
  staysFromAt,
  staysToAt,
} from './stay-book.ts'
import { discountOf, isSellable, roomStayPrice } from './stay-price.ts'

/** Stays of a segment worth a look: where they stand in the book. */
const hopeful = new Int32Array(blockDays)

/** When it is not days that have slots: most of all when airports do, and an airport is a byte. */
const mostSlots = 256

// Of the destination a scan has come to, by slot: where its segments begin and end, their fewest nights and least fare.
const known: { scan: Scan | null; destination: number } = { scan: null, destination: 0 }
const slotFrom = new Int32Array(mostSlots)
const slotTo = new Int32Array(mostSlots)
const slotNights = new Int32Array(mostSlots)
const slotFare = new Int32Array(mostSlots)
/** By block, when days have slots: what costs as much helps no day of the block. */
const dearest = new Int32Array(columnDays / blockDays)

function findRanges(s: Scan): void {
  const { segment } = s.book
  known.scan = s
  known.destination = s.destination
  slotFrom.fill(-1)
  let runEnd = 0
  for (let i = s.segmentFrom; i < s.segmentTo; i = runEnd) {
    const at = i * segmentNumbers
    const slot = segment[at + slotAt]!
    const nights = segment[at + nightsAt]!
    const fare = segment[at + runFareAt]!
    runEnd = segment[at + runEndAt]!
    if (slotFrom[slot]! < 0) {
      slotFrom[slot] = i
      slotNights[slot] = nights
      slotFare[slot] = fare
    }
    slotTo[slot] = runEnd
    slotNights[slot] = Math.min(slotNights[slot]!, nights)
    slotFare[slot] = Math.min(slotFare[slot]!, fare)
  }
}

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
  for (let position = from; position < to; position++) {
    const hotel = plan.hotels[position]!
    const group = groups.ofPosition[position]! * slots
    goToHotel(s, hotel)
    if (isKnown) markSold(s, hotel, isSold)
    for (let slot = 0; slot < slots; slot++) {
      best[slot] = isKnown ? (isSold[slot] ? result.least[group + slot]! : 0) : none
    }
    lowerByHotel(s, hotel, best)
    for (let slot = 0; slot < slots; slot++) {
      const total = best[slot]!
      if (plan.price && (total < plan.price.from || total > plan.price.to)) continue
      if (isKnown ? isSold[slot] === 0 : total === none) continue
      result.hotels[group + slot]!++
      if (total < result.least[group + slot]!) result.least[group + slot] = total
    }
  }
}

/** Lowers the best prices of slots by the offers of a hotel. */
function lowerByHotel(s: Scan, hotel: number, best: Int32Array): void {
  const { c, plan } = s
  const base = goToHotel(s, hotel)
  if (s.destination !== known.destination || s !== known.scan) findRanges(s)
  findDearest(s, best)
  const productTo = c.hotelOfferStart[hotel + 1]!
  for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0) continue
    const factor = partyFactor(s, product)
    if (factor > 0) lowerSlots(s, hotel, product, factor, base, best)
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

/** Lowers the best prices of slots by the offers of a product. */
function lowerSlots(
  s: Scan,
  hotel: number,
  product: number,
  factor: number,
  base: number,
  best: Int32Array,
): void {
  const { segmentFrom, segmentTo } = s
  const { segment } = s.book
  const isByDay = s.plan.split.by === 'day'
  const leastNight = findNightFloors(s, product, factor)
  for (let i = segmentFrom; i < segmentTo; i++) {
    const at = i * segmentNumbers
    const nights = segment[at + nightsAt]!
    const block = segment[at + blockAt]!
    const slot = segment[at + slotAt]!
    const limit = isByDay ? dearest[block]! : best[slot]!
    if (
      !isByDay &&
      i === slotFrom[slot] &&
      base + slotNights[slot]! * leastNight + slotFare[slot]! >= limit
    ) {
      i = slotTo[slot]! - 1
      continue
    }
    if (base + nights * nightFloors[block]! + segment[at + runFareAt]! >= limit) {
      i = segment[at + runEndAt]! - 1
      continue
    }
    const stays = stayFloor(s, product, factor, i)
    if (stays === unsold) continue
    const floor = base + stays
    if (floor + segment[at + leastFareAt]! >= limit) continue
    const found = isByDay ? findHopefulDays(s, at, floor, best) : findHopeful(s, at, floor, limit)
    if (found > 0) lowerBySegment(s, hotel, product, at, found, base, best)
  }
}

/** Stays of a segment that may be the best of their slot: with the cheapest nights of the product they would be. */
function findHopeful({ book }: Scan, at: number, floor: number, limit: number): number {
  const { stay } = book
  const from = (book.segment[at + staysFromAt]! * stayNumbers) | 0
  const to = (book.segment[at + staysToAt]! * stayNumbers) | 0
  let found = 0
  for (let i = from; i < to; i = (i + stayNumbers) | 0) {
    // Flights come by price: the first that is too dear is the last.
    if (stay[(i + fareAt) | 0]! + floor >= limit) break
    hopeful[found++] = i
  }
  return found
}

/** The same when days have slots. */
function findHopefulDays({ plan, book }: Scan, at: number, floor: number, best: Int32Array): number {
  const { split } = plan
  if (split.by !== 'day') return 0
  const { stay } = book
  const from = (book.segment[at + staysFromAt]! * stayNumbers) | 0
  const to = (book.segment[at + staysToAt]! * stayNumbers) | 0
  let found = 0
  for (let i = from; i < to; i = (i + stayNumbers) | 0) {
    const limit = best[split.slotOfDay[stay[(i + dayAt) | 0]! & dayMask]!]!
    if (stay[(i + fareAt) | 0]! + floor < limit) hopeful[found++] = i
  }
  return found
}

/** Lowers the best prices of slots by the first `found` hopeful stays of a segment. */
function lowerBySegment(
  s: Scan,
  hotel: number,
  product: number,
  at: number,
  found: number,
  base: number,
  best: Int32Array,
): void {
  const { c, plan, book, factors } = s
  const nights = book.segment[at + nightsAt]!
  const block = book.segment[at + blockAt]!
  const slot = book.segment[at + slotAt]!
  const slotOfDay = plan.split.by === 'day' ? plan.split.slotOfDay : null
  const { stay } = book
  const { rateDay } = c
  // Several rooms are priced together, one room rate by rate.
  const isTogether = s.rooms > 1
  const isKnown = nights <= flooredNights && !isTogether
  const rateFrom = c.productRateStart[product]!
  const rateTo = isTogether ? rateFrom + 1 : c.productRateStart[product + 1]!
  for (let rate = rateFrom; rate < rateTo; rate++) {
    const factor = isTogether ? 0 : leastFactor(s, rate)
    if (factor === 0 && !isTogether && s.eras === 1) continue
    const length = (block * flooredNights + nights - 1) * c.rates + rate
    const begins = isKnown ? c.rateStay[length * lengthNumbers + beginsAt]! : -1
    if (begins === 0) continue
    const scaled = factor * keptShare[block]!
    const row = (block * c.rates + rate) * rowNumbers
    for (let h = 0; h < found; h++) {
      const i = hopeful[h]!
      const firstCell = stay[(i + firstCellAt) | 0]!
      const endCell = stay[(i + endCellAt) | 0]!
      if (((begins >> (firstCell >> 1)) & 1) === 0) continue
      const nightly = (rateDay[(row + endCell) | 0]! - rateDay[(row + firstCell) | 0]!) | 0
      const fare = stay[(i + fareAt) | 0]!
      const day = stay[(i + dayAt) | 0]! & dayMask
      const era = stay[(i + dayAt) | 0]! >> eraShift
      const cell = slotOfDay ? slotOfDay[day]! : slot
      if (base + fare + nightly * scaled >= best[cell]!) continue
      let price = none
      if (isTogether) price = priceRooms(s, product, day, nights, era).price
      else if (factors[era]!.ofRate[rate]! > 0 && (isKnown || isSellable(c, rate, day, nights, 1))) {
        price = roomStayPrice(nightly, factors[era]!.ofRate[rate]!)
      }
      if (price === none) continue
      const discount = discountOf(price, percentOn(c, hotel, day))
      const total = fare + extras[era]! + price - discount
      if (total < best[cell]!) best[cell] = total
    }
  }
}
