/**
 * The scan. Every function here also runs in threads, where it arrives as its own text (scan-threads.ts): it may call
 * the other functions of this file and must name nothing else from outside, not even a constant.
 * Money is integer grosze; products of sum and factor stay below 2^53, so doubles are exact.
 */
import type { Columns } from './columns.ts'

/** Everything a scan asks, in numbers of the index. */
export interface ScanPlan {
  /** Hotels to look at, in the order of the index, so that one destination comes after another. */
  readonly hotels: Uint32Array
  /** First and last departure, days of the index. */
  readonly firstDay: number
  readonly lastDay: number
  readonly nightsFrom: number
  readonly nightsTo: number
  /** Departure airports in order of their codes. */
  readonly departures: readonly number[]
  /** Bit of every board that counts. */
  readonly boards: number
  readonly participants: number
  /** Guarantee fees per person when a flight is part of the package. */
  readonly charterFees: number
  readonly rooms: readonly { readonly adults: number; readonly children: number }[]
  /** Spans of return days in which nobody has a birthday, in order. */
  readonly eras: readonly ScanEra[]
  readonly split: ScanSplit
  /** What a hotel's best price must lie between to count in a slot. */
  readonly price: { readonly from: number; readonly to: number; readonly perPerson: boolean } | null
}

export interface ScanEra {
  /** First return day after this era. */
  readonly until: number
  readonly airAdults: number
  readonly airChildren: number
  readonly airInfants: number
  /** Ages of the children, room by room. */
  readonly ages: readonly (readonly number[])[]
}

/**
 * What the cheapest offers are kept apart by. `product`: every board of every hotel has its own best offer.
 * Else one best price per hotel and slot: a departure airport, a day (or month) of departure, a range of nights.
 */
export type ScanSplit =
  | { readonly by: 'product' }
  | { readonly by: 'airport' }
  | { readonly by: 'day'; readonly slotOfDay: Int16Array; readonly slots: number }
  | { readonly by: 'nights'; readonly ranges: readonly (readonly [from: number, to: number])[] }

/** How hotels are counted together in slots. */
export interface SlotGroups {
  readonly groups: number
  /** Group of each hotel of the plan, by position. */
  readonly ofPosition: Uint16Array
  /** False when only lowest prices are asked for: then a hotel that cannot be the cheapest is passed over. */
  readonly counted: boolean
}

export function slotsOf(plan: ScanPlan): number {
  const split = plan.split
  if (split.by === 'airport') return plan.departures.length
  if (split.by === 'day') return split.slots
  return split.by === 'nights' ? split.ranges.length : 0
}

/** Best offer per product; `total` is `none` (2^31-1) without one. */
export interface ScanResult {
  readonly total: Int32Array
  /** day × 2^14 + nights × 2^8 + departure airport: compares like the tie-breaks of a listing. */
  readonly stay: Int32Array
  readonly rate: Int32Array
}

/** Lowest price and number of hotels, group × slot. */
export interface SlotResult {
  readonly least: Int32Array
  readonly hotels: Int32Array
}

/** Kept between scans of one thread: rows of fares per party, and room for lists. */
export interface ScanMemory {
  fares: Map<number, Int32Array[]>
  scratch: Scratch | null
}

interface Scratch {
  stays: number
  segments: number
  stayDay: Int16Array
  stayEra: Uint8Array
  stayFare: Int32Array
  stayAirport: Uint8Array
  segmentStart: Int32Array
  segmentNights: Uint8Array
  segmentBlock: Uint8Array
  segmentSlot: Int16Array
  segmentFare: Int32Array
  segmentFloor: Float64Array
  /** Factor of a rate for a room in an era; 0 when the room does not fit. */
  factor: Float64Array
  /** What is added to flights and stay, per era. */
  extra: Float64Array
  chosenRate: number
}

export function roundToZloty(thousandths: number): number {
  return Math.floor((thousandths + 50_000) / 100_000) * 100
}

/** Price of a room for its stay: sum of adult nights × factor in thousandths. */
export function roomStayPrice(nightly: number, factor: number): number {
  return roundToZloty(nightly * factor)
}

export function discountOf(stay: number, percent: number): number {
  return percent === 0 ? 0 : Math.floor((stay * percent) / 10_000) * 100
}

/** Thousandths of the adult price a room costs; 0 when these people do not fit in. */
export function roomFactor(
  c: Columns,
  rate: number,
  adults: number,
  children: number,
  ages: readonly number[],
): number {
  const room = c.rateRoom[rate]!
  const persons = adults + children
  if (persons < c.roomMinPersons[room]! || persons > c.roomMaxPersons[room]!) return 0
  if (adults > c.roomMaxAdults[room]! || children > c.roomMaxChildren[room]!) return 0
  let factor = adults * 1000
  for (let i = 0; i < children; i++) {
    const age = ages[i]!
    factor += age >= 0 && age < 18 ? c.rateShare[rate * 18 + age]! : 1000
  }
  return adults === 1 && children === 0 ? factor + c.rateSupplement[rate]! : factor
}

/** May a stay of these nights begin that day, with so many rooms of the type left? */
export function isSellable(c: Columns, rate: number, day: number, nights: number, rooms: number): boolean {
  const cell = rate * c.days + day
  if (nights < c.rateLeast[cell]! || nights > c.rateMost[cell]!) return false
  if (rooms === 1) return true
  const free = rooms === 2 ? c.roomTwo : c.roomThree
  return nights <= free[c.rateRoom[rate]! * c.days + day]!
}

/** Cheapest fare of a route per day for that many adults, children and infants; one more cell keeps the version. */
export function fareRow(
  c: Columns,
  memory: ScanMemory,
  route: number,
  adults: number,
  children: number,
  infants: number,
): Int32Array {
  const party = (adults * 16 + children) * 16 + infants
  let rows = memory.fares.get(party)
  if (!rows) {
    if (memory.fares.size >= 24) memory.fares.clear()
    rows = []
    memory.fares.set(party, rows)
  }
  const version = c.routeVersion[route]! | 0
  const known = rows[route]
  if (known && known[c.days] === version) return known
  const row = known ?? new Int32Array(c.days + 1)
  const seats = adults + children
  const first = route * c.days
  for (let day = 0; day < c.days; day++) {
    let best = 0x7fffffff
    const end = c.routeDayStart[first + day + 1]!
    for (let flight = c.routeDayStart[first + day]!; flight < end; flight++) {
      if (c.flightLeft[flight]! < seats) continue
      const fare =
        adults * c.flightAdult[flight]! +
        children * c.flightChild[flight]! +
        infants * c.flightInfant[flight]!
      if (fare < best) best = fare
    }
    row[day] = best
  }
  row[c.days] = version
  rows[route] = row
  return row
}

/** Sum of both fares, or `none`. */
function pairFare(out: number, back: number): number {
  return out === 0x7fffffff || back === 0x7fffffff ? 0x7fffffff : out + back
}

function makeScratch(c: Columns): Scratch {
  const stays = c.days * 64
  const segments = c.blocks * 2048
  return {
    stays: 0,
    segments: 0,
    stayDay: new Int16Array(stays),
    stayEra: new Uint8Array(stays),
    stayFare: new Int32Array(stays),
    stayAirport: new Uint8Array(stays),
    segmentStart: new Int32Array(segments + 1),
    segmentNights: new Uint8Array(segments),
    segmentBlock: new Uint8Array(segments),
    segmentSlot: new Int16Array(segments),
    segmentFare: new Int32Array(segments),
    segmentFloor: new Float64Array(segments),
    factor: new Float64Array(4096),
    extra: new Float64Array(64),
    chosenRate: -1,
  }
}

/** A list twice as long with the same beginning. */
function grown<List extends Int16Array | Uint8Array | Int32Array | Float64Array>(
  list: List,
  length: number,
): List {
  const longer = new (list.constructor as new (length: number) => List)(length)
  longer.set(list)
  return longer
}

/**
 * Feasible stays at one destination with the cheapest flights that have seats for the party both ways, in segments
 * of one number of nights within one block of days.
 */
function findStays(c: Columns, plan: ScanPlan, memory: ScanMemory, s: Scratch, destination: number): void {
  s.stays = 0
  s.segments = 0
  if (plan.split.by === 'airport') {
    for (let i = 0; i < plan.departures.length; i++) {
      addStays(c, plan, memory, s, destination, i, i + 1, plan.nightsFrom, plan.nightsTo, i)
    }
  } else if (plan.split.by === 'nights') {
    for (let i = 0; i < plan.split.ranges.length; i++) {
      const range = plan.split.ranges[i]!
      addStays(c, plan, memory, s, destination, 0, plan.departures.length, range[0], range[1], i)
    }
  } else {
    addStays(c, plan, memory, s, destination, 0, plan.departures.length, plan.nightsFrom, plan.nightsTo, -1)
  }
}

function addStays(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  s: Scratch,
  destination: number,
  departureFrom: number,
  departureTo: number,
  nightsFrom: number,
  nightsTo: number,
  slot: number,
): void {
  for (let first = plan.firstDay; first <= plan.lastDay; first = (first | 31) + 1) {
    const last = Math.min(first | 31, plan.lastDay)
    for (let nights = nightsFrom; nights <= nightsTo; nights++) {
      const begin = s.stays
      let least = 0x7fffffff
      let era = 0
      let stays = s.stays
      if (stays + 32 > s.stayDay.length) {
        s.stayDay = grown(s.stayDay, s.stayDay.length * 2)
        s.stayEra = grown(s.stayEra, s.stayEra.length * 2)
        s.stayFare = grown(s.stayFare, s.stayFare.length * 2)
        s.stayAirport = grown(s.stayAirport, s.stayAirport.length * 2)
      }
      if (destination < 0) {
        for (let day = first; day <= last; day++) {
          while (day + nights >= plan.eras[era]!.until) era++
          s.stayDay[stays] = day
          s.stayEra[stays] = era
          s.stayFare[stays] = 0
          s.stayAirport[stays] = 255
          stays++
        }
        least = 0
      } else {
        // One departure after another over the same days, keeping the cheaper: codes in order, so a tie keeps the first.
        for (let day = first; day <= last; day++) s.stayFare[stays + day - first] = 0x7fffffff
        for (let i = departureFrom; i < departureTo; i++) {
          const airport = plan.departures[i]!
          const out = c.route[airport * c.airports + destination]!
          const back = c.route[destination * c.airports + airport]!
          if (out < 0 || back < 0) continue
          for (let e = 0; e < plan.eras.length; e++) {
            const span = plan.eras[e]!
            const from = e === 0 ? first : Math.max(first, plan.eras[e - 1]!.until - nights)
            const to = Math.min(last, span.until - 1 - nights)
            if (from > to) continue
            const outRow = fareRow(c, memory, out, span.airAdults, span.airChildren, span.airInfants)
            const backRow = fareRow(c, memory, back, span.airAdults, span.airChildren, span.airInfants)
            for (let day = from; day <= to; day++) {
              const fare = pairFare(outRow[day]!, backRow[day + nights]!)
              if (fare < s.stayFare[stays + day - first]!) {
                s.stayFare[stays + day - first] = fare
                s.stayAirport[stays + day - first] = airport
                s.stayEra[stays + day - first] = e
              }
            }
          }
        }
        for (let day = first; day <= last; day++) {
          const at = begin + day - first
          const fare = s.stayFare[at]!
          if (fare === 0x7fffffff) continue
          s.stayDay[stays] = day
          s.stayEra[stays] = s.stayEra[at]!
          s.stayFare[stays] = fare
          s.stayAirport[stays] = s.stayAirport[at]!
          if (fare < least) least = fare
          stays++
        }
      }
      if (stays === begin) continue
      if (s.segments + 1 >= s.segmentNights.length) {
        s.segmentStart = grown(s.segmentStart, s.segmentNights.length * 2 + 1)
        s.segmentNights = grown(s.segmentNights, s.segmentNights.length * 2)
        s.segmentBlock = grown(s.segmentBlock, s.segmentBlock.length * 2)
        s.segmentSlot = grown(s.segmentSlot, s.segmentSlot.length * 2)
        s.segmentFare = grown(s.segmentFare, s.segmentFare.length * 2)
        s.segmentFloor = grown(s.segmentFloor, s.segmentFloor.length * 2)
      }
      s.stays = stays
      s.segmentStart[s.segments] = begin
      s.segmentStart[s.segments + 1] = stays
      s.segmentNights[s.segments] = nights
      s.segmentBlock[s.segments] = first >> 5
      s.segmentSlot[s.segments] = slot
      s.segmentFare[s.segments] = least
      s.segments++
    }
  }
}

/** Factors of a product's rates, rate by rate, room by room, era by era; returns the least sum over rooms, 0 if one fits nowhere. */
function findFactors(c: Columns, plan: ScanPlan, s: Scratch, rateFrom: number, rateTo: number): number {
  const eras = plan.eras.length
  let at = 0
  let sum = 0
  if ((rateTo - rateFrom) * plan.rooms.length * eras > s.factor.length) {
    s.factor = new Float64Array((rateTo - rateFrom) * plan.rooms.length * eras * 2)
  }
  for (let rate = rateFrom; rate < rateTo; rate++) {
    for (let r = 0; r < plan.rooms.length; r++) {
      const room = plan.rooms[r]!
      for (let e = 0; e < eras; e++) {
        s.factor[at++] = roomFactor(c, rate, room.adults, room.children, plan.eras[e]!.ages[r]!)
      }
    }
  }
  for (let r = 0; r < plan.rooms.length; r++) {
    let least = 0
    for (let rate = rateFrom; rate < rateTo; rate++) {
      for (let e = 0; e < eras; e++) {
        const factor = s.factor[((rate - rateFrom) * plan.rooms.length + r) * eras + e]!
        if (factor > 0 && (least === 0 || factor < least)) least = factor
      }
    }
    if (least === 0) return 0
    sum += least
  }
  return sum
}

/** Cheapest rooms of a product for the whole party; `none` when the stay cannot be sold. Leaves the first room's rate in `chosenRate`. */
function cheapestStay(
  c: Columns,
  plan: ScanPlan,
  s: Scratch,
  rateFrom: number,
  rateTo: number,
  day: number,
  nights: number,
  era: number,
): number {
  const rooms = plan.rooms.length
  const eras = plan.eras.length
  let stay = 0
  for (let r = 0; r < rooms; r++) {
    let best = 0x7fffffff
    for (let rate = rateFrom; rate < rateTo; rate++) {
      const cell = rate * c.days + day
      if (nights < c.rateLeast[cell]! || nights > c.rateMost[cell]!) continue
      if (rooms > 1 && !isSellable(c, rate, day, nights, rooms)) continue
      const factor = s.factor[((rate - rateFrom) * rooms + r) * eras + era]!
      if (factor === 0) continue
      const price =
        Math.floor(((c.rateSum[cell + nights]! - c.rateSum[cell]!) * factor + 50_000) / 100_000) * 100
      if (price < best) {
        best = price
        if (r === 0) s.chosenRate = rate
      }
    }
    if (best === 0x7fffffff) return best
    stay += best
  }
  return stay
}

/** Transfers and fees of the whole party per era; returns the least of them. */
function findExtras(c: Columns, plan: ScanPlan, s: Scratch, hotel: number): number {
  const fees = c.hotelDestination[hotel]! < 0 ? c.hotelFees[hotel]! : plan.charterFees
  let least = 0x7fffffff
  for (let e = 0; e < plan.eras.length; e++) {
    const seats = plan.participants - plan.eras[e]!.airInfants
    const extra = c.hotelTransfer[hotel]! * seats + fees * plan.participants
    s.extra[e] = extra
    if (extra < least) least = extra
  }
  return least
}

/** Fills in for every segment what no offer of it can be cheaper than; returns the most promising segment, -1 if none. */
function findFloors(
  plan: ScanPlan,
  s: Scratch,
  floors: Int32Array,
  floorAt: number,
  factor: number,
  percent: number,
  extra: number,
): number {
  let promising = -1
  let least = 0x7fffffff
  // Each room is rounded on its own, by less than one zloty.
  const slack = plan.rooms.length === 1 ? 0 : plan.rooms.length * 100
  for (let segment = 0; segment < s.segments; segment++) {
    const night = floors[floorAt + s.segmentBlock[segment]!]!
    if (night === 0x7fffffff) {
      s.segmentFloor[segment] = 0x7fffffff
      continue
    }
    const stay = Math.max(0, roundToZloty(s.segmentNights[segment]! * night * factor) - slack)
    const floor = s.segmentFare[segment]! + extra + stay - discountOf(stay, percent)
    s.segmentFloor[segment] = floor
    if (floor < least) {
      least = floor
      promising = segment
    }
  }
  return promising
}

/** Best offer of every board of the hotels from position `from` to `to` of the plan. */
export function scanProducts(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  from: number,
  to: number,
  result: ScanResult,
): void {
  if (!memory.scratch) memory.scratch = makeScratch(c)
  const s = memory.scratch
  let destination = -2
  for (let position = from; position < to; position++) {
    const hotel = plan.hotels[position]!
    if (c.hotelDestination[hotel]! !== destination) {
      destination = c.hotelDestination[hotel]!
      findStays(c, plan, memory, s, destination)
    }
    const leastExtra = findExtras(c, plan, s, hotel)
    const percents = hotel * c.days
    const productTo = c.hotelOfferStart[hotel + 1]!
    for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
      result.total[product] = 0x7fffffff
      if (((plan.boards >> c.productBoard[product]!) & 1) === 0 || s.segments === 0) continue
      const rateFrom = c.productRateStart[product]!
      const rateTo = c.productRateStart[product + 1]!
      const factor = findFactors(c, plan, s, rateFrom, rateTo)
      if (factor === 0) continue
      const promising = findFloors(
        plan,
        s,
        c.productFloor,
        product * c.blocks,
        factor,
        c.hotelMostPercent[hotel]!,
        leastExtra,
      )
      if (promising < 0) continue
      let bestTotal = 0x7fffffff
      let bestStay = 0
      let bestRate = 0
      for (let turn = -1; turn < s.segments; turn++) {
        const segment = turn < 0 ? promising : turn
        if (turn === promising || s.segmentFloor[segment]! > bestTotal) continue
        const nights = s.segmentNights[segment]!
        const end = s.segmentStart[segment + 1]!
        const stayFloor = s.segmentFloor[segment]! - s.segmentFare[segment]!
        for (let i = s.segmentStart[segment]!; i < end; i++) {
          if (s.stayFare[i]! + stayFloor > bestTotal) continue
          const day = s.stayDay[i]!
          const era = s.stayEra[i]!
          const stay = cheapestStay(c, plan, s, rateFrom, rateTo, day, nights, era)
          if (stay === 0x7fffffff) continue
          const total =
            s.stayFare[i]! + s.extra[era]! + stay - discountOf(stay, c.hotelPercent[percents + day]!)
          if (total > bestTotal) continue
          const key = (day << 14) | (nights << 8) | s.stayAirport[i]!
          if (total === bestTotal && key > bestStay) continue
          bestTotal = total
          bestStay = key
          bestRate = s.chosenRate
        }
      }
      result.total[product] = bestTotal
      result.stay[product] = bestStay
      result.rate[product] = bestRate
    }
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
  result: SlotResult,
): void {
  if (!memory.scratch) memory.scratch = makeScratch(c)
  const s = memory.scratch
  const slots = slotsOf(plan)
  const slotOfDay = plan.split.by === 'day' ? plan.split.slotOfDay : null
  const best = new Float64Array(slots)
  let destination = -2
  for (let position = from; position < to; position++) {
    const hotel = plan.hotels[position]!
    const group = groups.ofPosition[position]! * slots
    if (c.hotelDestination[hotel]! !== destination) {
      destination = c.hotelDestination[hotel]!
      findStays(c, plan, memory, s, destination)
    }
    for (let slot = 0; slot < slots; slot++) {
      best[slot] = groups.counted || plan.price ? 0x7fffffff : result.least[group + slot]!
    }
    const leastExtra = findExtras(c, plan, s, hotel)
    const percents = hotel * c.days
    const productTo = c.hotelOfferStart[hotel + 1]!
    for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
      if (((plan.boards >> c.productBoard[product]!) & 1) === 0 || s.segments === 0) continue
      const rateFrom = c.productRateStart[product]!
      const rateTo = c.productRateStart[product + 1]!
      const factor = findFactors(c, plan, s, rateFrom, rateTo)
      if (factor === 0) continue
      const percent = c.hotelMostPercent[hotel]!
      findFloors(plan, s, c.productFloor, product * c.blocks, factor, percent, leastExtra)
      for (let segment = 0; segment < s.segments; segment++) {
        const floor = s.segmentFloor[segment]!
        const slot = s.segmentSlot[segment]!
        if (floor === 0x7fffffff || (slot >= 0 && floor >= best[slot]!)) continue
        const nights = s.segmentNights[segment]!
        const end = s.segmentStart[segment + 1]!
        const stayFloor = floor - s.segmentFare[segment]!
        for (let i = s.segmentStart[segment]!; i < end; i++) {
          const day = s.stayDay[i]!
          const at = slotOfDay ? slotOfDay[day]! : slot
          if (s.stayFare[i]! + stayFloor >= best[at]!) continue
          const era = s.stayEra[i]!
          const stay = cheapestStay(c, plan, s, rateFrom, rateTo, day, nights, era)
          if (stay === 0x7fffffff) continue
          const total =
            s.stayFare[i]! + s.extra[era]! + stay - discountOf(stay, c.hotelPercent[percents + day]!)
          if (total < best[at]!) best[at] = total
        }
      }
    }
    for (let slot = 0; slot < slots; slot++) {
      const total = best[slot]!
      if (total === 0x7fffffff || !isInPriceRange(plan, total)) continue
      result.hotels[group + slot]!++
      if (total < result.least[group + slot]!) result.least[group + slot] = total
    }
  }
}

function isInPriceRange(plan: ScanPlan, total: number): boolean {
  if (!plan.price) return true
  const price = plan.price.perPerson ? Math.ceil(total / plan.participants / 100) * 100 : total
  return price >= plan.price.from && price <= plan.price.to
}

/** All of this file's functions, for the text of a thread. */
export const scanFunctions: readonly ((...args: never[]) => unknown)[] = [
  addStays,
  cheapestStay,
  discountOf,
  fareRow,
  findExtras,
  findFactors,
  findFloors,
  findStays,
  grown,
  isInPriceRange,
  isSellable,
  makeScratch,
  pairFare,
  roomFactor,
  roundToZloty,
  scanProducts,
  scanSlots,
  slotsOf,
]
