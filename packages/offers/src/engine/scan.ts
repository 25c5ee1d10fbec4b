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
  /** Only flights that airlines fly by their own timetable. */
  readonly isScheduled: boolean
  /** Bit of every board that counts. */
  readonly boards: number
  readonly participants: number
  /** Guarantee fees per person when a flight is part of the package. */
  readonly charterFees: number
  readonly rooms: readonly { readonly adults: number; readonly children: number }[]
  /** The same for all plans with the same days, nights, airports and party: their stays are the same. Empty: not to be kept. */
  readonly staysKey: string
  /** Spans of return days in which nobody has a birthday, in order. */
  readonly eras: readonly ScanEra[]
  /** Era of each return day. */
  readonly eraOfDay: Uint8Array
  readonly split: ScanSplit
  /** What a hotel's best price must lie between to count in a slot. */
  readonly price: { readonly from: number; readonly to: number; readonly perPerson: boolean } | null
}

export interface ScanEra {
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
  /** Groups × slots. */
  readonly cells: number
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

/** Kept between scans of one thread: fares per party, stays of the latest questions, and room to work in. */
export interface ScanMemory {
  fares: Map<number, Int32Array[]>
  stays: Map<string, Map<number, StayList>>
  staysKept: number
  scratch: Scratch | null
}

/** Feasible stays at one destination, in segments of one number of nights within one block of days. */
interface StayList {
  /** Of the routes it was made from. */
  readonly version: number
  readonly stays: number
  readonly segments: number
  /**
   * Four numbers per stay: cells of the first day and of the day of return, counted from the rate's row of the segment's
   * block; the fare; the day, with its era above 16 bits. Side by side, for they are read together millions of times.
   */
  readonly stay: Int32Array
  readonly stayAirport: Uint8Array
  /**
   * Eight numbers per segment: where its stays begin and end; nights; block; slot, -1 without; its least fare; the least
   * fare of this and the following, longer segments of the same slot and block; where these end.
   */
  readonly segment: Int32Array
}

interface Scratch {
  /** Flown routes to the destination and back, departure by departure, era by era. */
  readonly outRows: Int32Array[]
  readonly backRows: Int32Array[]
  readonly rowAirports: number[]
  /** Cheapest pair of flights of one block, nights × day. */
  readonly pairFare: Int32Array
  readonly pairAirport: Uint8Array
  /** A list in the making. */
  stays: number
  segments: number
  stay: Int32Array
  stayAirport: Uint8Array
  segment: Int32Array
  /** The list that is scanned. */
  list: StayList
  readonly possible: Int32Array
  /** What a night of each block costs the party at least, for one product. */
  readonly nightFloor: Float64Array
  /** Factor of a rate for a room in an era; 0 when the room does not fit. */
  factor: Float64Array
  /** What is added to flights and stay, per era. */
  readonly extra: Float64Array
  bestTotal: number
  bestStay: number
  bestRate: number
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
  const fits = c.rateFits[rate]!
  const persons = adults + children
  if (persons < (fits & 255) || persons > ((fits >> 8) & 255)) return 0
  if (adults > ((fits >> 16) & 255) || children > fits >> 24) return 0
  let factor = adults * 1000
  for (let i = 0; i < children; i++) {
    const age = ages[i]!
    factor += age >= 0 && age < 18 ? c.rateShare[rate * 18 + age]! : 1000
  }
  return adults === 1 && children === 0 ? factor + c.rateSupplement[rate]! : factor
}

/** Where a rate's day stands in `rateDay`. */
export function cellOf(c: Columns, rate: number, day: number): number {
  return ((day >> 5) * c.rates + rate) * 64 + (day & 31) * 2
}

/** Adult prices of the nights of a stay, added up. */
export function nightlySum(c: Columns, rate: number, day: number, nights: number): number {
  return c.rateDay[cellOf(c, rate, day + nights)]! - c.rateDay[cellOf(c, rate, day)]!
}

/** May a stay of these nights begin that day, with so many rooms of the type left? */
export function isSellable(c: Columns, rate: number, day: number, nights: number, rooms: number): boolean {
  const limits = c.rateDay[cellOf(c, rate, day) + 1]!
  if (nights < (limits & 255) || nights > limits >> 8) return false
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
  isScheduled: boolean,
): Int32Array {
  const party = ((adults * 16 + children) * 16 + infants) * 2 + (isScheduled ? 1 : 0)
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
      if (isScheduled && c.flightIsScheduled[flight] === 0) continue
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

function makeScratch(): Scratch {
  const stays = 4096
  const segments = 1024
  return {
    outRows: [],
    backRows: [],
    rowAirports: [],
    pairFare: new Int32Array(33 * 32),
    pairAirport: new Uint8Array(33 * 32),
    stays: 0,
    segments: 0,
    list: {
      version: 0,
      stays: 0,
      segments: 0,
      stay: new Int32Array(),
      stayAirport: new Uint8Array(),
      segment: new Int32Array(),
    },
    stay: new Int32Array(stays * 4),
    stayAirport: new Uint8Array(stays),
    possible: new Int32Array(32),
    segment: new Int32Array(segments * 8),
    nightFloor: new Float64Array(64),
    factor: new Float64Array(256),
    extra: new Float64Array(256),
    bestTotal: 0,
    bestStay: 0,
    bestRate: 0,
  }
}

/** A longer list with the same beginning. */
function grown<List extends Int16Array | Uint8Array | Int32Array | Float64Array>(
  list: List,
  length: number,
): List {
  const longer = new (list.constructor as new (length: number) => List)(length)
  longer.set(list)
  return longer
}

function makeRoom(s: Scratch): void {
  if (s.stays + 32 > s.stayAirport.length) {
    s.stay = grown(s.stay, s.stay.length * 2)
    s.stayAirport = grown(s.stayAirport, s.stayAirport.length * 2)
  }
  if (s.segments * 8 === s.segment.length) s.segment = grown(s.segment, s.segment.length * 2)
}

/** Takes the list of a destination, or makes it when nobody asked lately or a flight has changed. */
function takeStays(c: Columns, plan: ScanPlan, memory: ScanMemory, s: Scratch, destination: number): void {
  const version = versionOf(c, plan, destination)
  let lists = memory.stays.get(plan.staysKey)
  const known = lists?.get(destination)
  if (known && known.version === version) {
    s.list = known
    return
  }
  findStays(c, plan, memory, s, destination)
  s.list = {
    version,
    stays: s.stays,
    segments: s.segments,
    stay: s.stay.slice(0, s.stays * 4),
    stayAirport: s.stayAirport.slice(0, s.stays),
    segment: s.segment.slice(0, s.segments * 8),
  }
  if (plan.staysKey === '') return
  // Some 20 MB of stays are kept.
  if (memory.staysKept + s.stays > 1_000_000) {
    memory.stays.clear()
    memory.staysKept = 0
    lists = undefined
  }
  if (!lists) {
    lists = new Map()
    memory.stays.set(plan.staysKey, lists)
  }
  memory.staysKept += s.stays
  lists.set(destination, s.list)
}

/** Changes whenever a flight to or from the destination does. */
function versionOf(c: Columns, plan: ScanPlan, destination: number): number {
  let version = 0
  if (destination < 0) return version
  for (let i = 0; i < plan.departures.length; i++) {
    const out = c.route[plan.departures[i]! * c.airports + destination]!
    const back = c.route[destination * c.airports + plan.departures[i]!]!
    if (out >= 0) version += c.routeVersion[out]!
    if (back >= 0) version += c.routeVersion[back]!
  }
  return version
}

/** Feasible stays with the cheapest flights that have seats for the party both ways. */
function findStays(c: Columns, plan: ScanPlan, memory: ScanMemory, s: Scratch, destination: number): void {
  const { departures, nightsFrom, nightsTo, split } = plan
  s.stays = 0
  s.segments = 0
  if (split.by === 'airport') {
    for (let i = 0; i < departures.length; i++) {
      findRoutes(c, plan, memory, s, destination, i, i + 1)
      addStays(c, plan, s, destination, nightsFrom, nightsTo, i)
    }
    return
  }
  findRoutes(c, plan, memory, s, destination, 0, departures.length)
  if (split.by === 'nights') {
    for (let i = 0; i < split.ranges.length; i++) {
      addStays(c, plan, s, destination, split.ranges[i]![0], split.ranges[i]![1], i)
    }
  } else addStays(c, plan, s, destination, nightsFrom, nightsTo, -1)
}

/** Fares of the departures that fly there and back. */
function findRoutes(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  s: Scratch,
  destination: number,
  from: number,
  to: number,
): void {
  s.outRows.length = 0
  s.backRows.length = 0
  s.rowAirports.length = 0
  if (destination < 0) return
  for (let i = from; i < to; i++) {
    const airport = plan.departures[i]!
    const out = c.route[airport * c.airports + destination]!
    const back = c.route[destination * c.airports + airport]!
    if (out < 0 || back < 0) continue
    for (let e = 0; e < plan.eras.length; e++) {
      const { airAdults, airChildren, airInfants } = plan.eras[e]!
      s.outRows.push(fareRow(c, memory, out, airAdults, airChildren, airInfants, plan.isScheduled))
      s.backRows.push(fareRow(c, memory, back, airAdults, airChildren, airInfants, plan.isScheduled))
    }
    s.rowAirports.push(airport)
  }
}

function addStays(
  c: Columns,
  plan: ScanPlan,
  s: Scratch,
  destination: number,
  nightsFrom: number,
  nightsTo: number,
  slot: number,
): void {
  if (destination >= 0 && s.rowAirports.length === 0) return
  for (let first = plan.firstDay; first <= plan.lastDay; first = (first | 31) + 1) {
    const last = Math.min(first | 31, plan.lastDay)
    if (destination >= 0) pairFlights(plan, s, first, last, nightsFrom, nightsTo)
    const run = s.segments
    for (let nights = nightsFrom; nights <= nightsTo; nights++) {
      makeRoom(s)
      const begin = s.stays
      let stays = begin
      let least = 0x7fffffff
      for (let day = first; day <= last; day++) {
        const pair = nights * 32 + (day & 31)
        const fare = destination < 0 ? 0 : s.pairFare[pair]!
        if (fare === 0x7fffffff) continue
        if (fare < least) least = fare
        const end = (day & 31) + nights
        s.stay[stays * 4] = (day & 31) * 2
        s.stay[stays * 4 + 1] = (end < 32 ? end : end + (c.rates - 1) * 32) * 2
        s.stay[stays * 4 + 2] = fare
        s.stay[stays * 4 + 3] = day | (plan.eraOfDay[day + nights]! << 16)
        s.stayAirport[stays] = destination < 0 ? 255 : s.pairAirport[pair]!
        stays++
      }
      if (stays === begin) continue
      s.stays = stays
      const at = s.segments * 8
      s.segment[at] = begin
      s.segment[at + 1] = stays
      s.segment[at + 2] = nights
      s.segment[at + 3] = first >> 5
      s.segment[at + 4] = slot
      s.segment[at + 5] = least
      s.segments++
    }
    let rest = 0x7fffffff
    for (let segment = s.segments - 1; segment >= run; segment--) {
      rest = Math.min(rest, s.segment[segment * 8 + 5]!)
      s.segment[segment * 8 + 6] = rest
      s.segment[segment * 8 + 7] = s.segments
    }
  }
}

/** Cheapest pair for each day and number of nights; departures come by code, so of equal fares the first code stays. */
function pairFlights(
  plan: ScanPlan,
  s: Scratch,
  first: number,
  last: number,
  nightsFrom: number,
  nightsTo: number,
): void {
  const { pairFare, pairAirport } = s
  const eras = plan.eras.length
  pairFare.fill(0x7fffffff, nightsFrom * 32, (nightsTo + 1) * 32)
  for (let row = 0; row < s.rowAirports.length; row++) {
    const airport = s.rowAirports[row]!
    for (let e = 0; e < eras; e++) {
      const outRow = s.outRows[row * eras + e]!
      const backRow = s.backRows[row * eras + e]!
      for (let day = first; day <= last; day++) {
        const out = outRow[day]!
        if (out === 0x7fffffff) continue
        for (let nights = nightsFrom; nights <= nightsTo; nights++) {
          const back = backRow[day + nights]!
          if (back === 0x7fffffff || (eras > 1 && plan.eraOfDay[day + nights]! !== e)) continue
          const pair = nights * 32 + (day & 31)
          if (out + back >= pairFare[pair]!) continue
          pairFare[pair] = out + back
          pairAirport[pair] = airport
        }
      }
    }
  }
}

/** Factors of a product's rates, rate by rate, room by room, era by era; returns the least sum over rooms, 0 if one fits nowhere. */
function findFactors(c: Columns, plan: ScanPlan, s: Scratch, rateFrom: number, rateTo: number): number {
  const eras = plan.eras.length
  const rooms = plan.rooms.length
  if ((rateTo - rateFrom) * rooms * eras > s.factor.length) {
    s.factor = new Float64Array((rateTo - rateFrom) * rooms * eras * 2)
  }
  let sum = 0
  for (let r = 0; r < rooms; r++) {
    const room = plan.rooms[r]!
    let least = 0
    for (let rate = rateFrom; rate < rateTo; rate++) {
      for (let e = 0; e < eras; e++) {
        const factor = roomFactor(c, rate, room.adults, room.children, plan.eras[e]!.ages[r]!)
        s.factor[((rate - rateFrom) * rooms + r) * eras + e] = factor
        if (factor > 0 && (least === 0 || factor < least)) least = factor
      }
    }
    if (least === 0) return 0
    sum += least
  }
  return sum
}

/** Cheapest rooms of a product for a party in several rooms; `none` when the stay cannot be sold. Leaves the first room's rate in `bestRate`. */
function cheapestRoomsOf(
  c: Columns,
  plan: ScanPlan,
  s: Scratch,
  rateFrom: number,
  rateTo: number,
  stay: number,
  nights: number,
): number {
  const rooms = plan.rooms.length
  const eras = plan.eras.length
  const day = s.list.stay[stay * 4 + 3]! & 0xffff
  const era = s.list.stay[stay * 4 + 3]! >> 16
  let sum = 0
  for (let r = 0; r < rooms; r++) {
    let best = 0x7fffffff
    for (let rate = rateFrom; rate < rateTo; rate++) {
      const factor = s.factor[((rate - rateFrom) * rooms + r) * eras + era]!
      if (factor === 0 || !isSellable(c, rate, day, nights, rooms)) continue
      const price = roomStayPrice(nightlySum(c, rate, day, nights), factor)
      if (price >= best) continue
      best = price
      if (r === 0) s.bestRate = rate
    }
    if (best === 0x7fffffff) return best
    sum += best
  }
  return sum
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

/**
 * What a night costs the party at least, block by block, after the greatest reduction. A stay of n nights is not cheaper
 * than n of them, but for rounding: half a zloty per room, one for the reduction.
 */
function findNightFloors(
  c: Columns,
  plan: ScanPlan,
  s: Scratch,
  product: number,
  factor: number,
  percent: number,
): void {
  const products = c.productHotel.length
  const kept = (factor * (100 - percent)) / 100_000
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    const night = c.productFloor[block * products + product]!
    s.nightFloor[block] = night === 0x7fffffff ? Number.POSITIVE_INFINITY : night * kept
  }
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
  if (!memory.scratch) memory.scratch = makeScratch()
  const s = memory.scratch
  let destination = -2
  for (let position = from; position < to; position++) {
    const hotel = plan.hotels[position]!
    if (c.hotelDestination[hotel]! !== destination) {
      destination = c.hotelDestination[hotel]!
      takeStays(c, plan, memory, s, destination)
    }
    const extra = findExtras(c, plan, s, hotel)
    const percent = c.hotelMostPercent[hotel]!
    const productTo = c.hotelOfferStart[hotel + 1]!
    for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
      result.total[product] = 0x7fffffff
      if (((plan.boards >> c.productBoard[product]!) & 1) === 0 || s.list.segments === 0) continue
      const rateFrom = c.productRateStart[product]!
      const rateTo = c.productRateStart[product + 1]!
      const factor = findFactors(c, plan, s, rateFrom, rateTo)
      if (factor === 0) continue
      findNightFloors(c, plan, s, product, factor, percent)
      const base = extra - 100 * plan.rooms.length
      const kept = (factor * (100 - percent)) / 100_000
      const promising = findPromising(c, s, product, kept, base)
      s.bestTotal = 0x7fffffff
      s.bestStay = 0x7fffffff
      if (promising >= 0) searchSegment(c, plan, s, hotel, rateFrom, rateTo, promising, base)
      for (let segment = 0; segment < s.list.segments; segment++) {
        const at = segment * 8
        const nights = s.list.segment[at + 2]! * s.nightFloor[s.list.segment[at + 3]!]!
        if (base + nights + s.list.segment[at + 6]! > s.bestTotal) {
          segment = s.list.segment[at + 7]! - 1
        } else if (
          segment !== promising &&
          base + stayFloorOf(c, s, product, kept, at) + s.list.segment[at + 5]! <= s.bestTotal
        ) {
          searchSegment(c, plan, s, hotel, rateFrom, rateTo, segment, base)
        }
      }
      result.total[product] = s.bestTotal
      result.stay[product] = s.bestStay
      result.rate[product] = s.bestRate
    }
  }
}

/** What no stay of the segment costs less than: the cheapest of up to two weeks is known, longer ones are counted by nights. */
function stayFloorOf(c: Columns, s: Scratch, product: number, kept: number, at: number): number {
  const nights = s.list.segment[at + 2]!
  const block = s.list.segment[at + 3]!
  if (nights > 14) return nights * s.nightFloor[block]!
  const cheapest = c.productStay[(block * c.productHotel.length + product) * 14 + nights - 1]!
  return cheapest === 0x7fffffff ? Number.POSITIVE_INFINITY : cheapest * kept
}

/** The segment with the lowest floor, a good one to begin with; -1 when no night is on sale. */
function findPromising(c: Columns, s: Scratch, product: number, kept: number, base: number): number {
  let promising = -1
  let least = 0x7fffffff
  for (let segment = 0; segment < s.list.segments; segment++) {
    const at = segment * 8
    const nights = base + s.list.segment[at + 2]! * s.nightFloor[s.list.segment[at + 3]!]!
    if (nights + s.list.segment[at + 6]! >= least) segment = s.list.segment[at + 7]! - 1
    else {
      const floor = base + stayFloorOf(c, s, product, kept, at) + s.list.segment[at + 5]!
      if (floor >= least) continue
      least = floor
      promising = segment
    }
  }
  return promising
}

/**
 * Stays that are on sale and may cost no more than `limit`; nearly none. The loop is kept so small because it is where the
 * time of a search goes, and because the compiler takes checks out of small loops only.
 */
function findPossible(
  rateDay: Int32Array,
  list: Int32Array,
  row: number,
  from: number,
  to: number,
  nights: number,
  scaled: number,
  limit: number,
  possible: Int32Array,
): number {
  let found = 0
  const end = to << 2
  // `| 0` tells the compiler that nothing overflows.
  for (let at = from << 2; at < end; at = (at + 4) | 0) {
    const first = (row + list[at]!) | 0
    const limits = rateDay[(first + 1) | 0]!
    const nightly = (rateDay[(row + list[(at + 1) | 0]!) | 0]! - rateDay[first]!) | 0
    // What cannot be sold costs more than anything: all bits but the sign, without a branch.
    const cost = nightly | ((((nights - (limits & 255)) | ((limits >> 8) - nights)) >> 31) >>> 1)
    if (list[(at + 2) | 0]! + cost * scaled > limit) continue
    possible[found++] = at
  }
  return found
}

/** Lowers the best offer by those of one segment; `base` is the least that comes on top of flights and nights. */
function searchSegment(
  c: Columns,
  plan: ScanPlan,
  s: Scratch,
  hotel: number,
  rateFrom: number,
  rateTo: number,
  segment: number,
  base: number,
): void {
  const start = s.list.segment[segment * 8]!
  const end = s.list.segment[segment * 8 + 1]!
  const nights = s.list.segment[segment * 8 + 2]!
  const block = s.list.segment[segment * 8 + 3]!
  const leastFare = s.list.segment[segment * 8 + 5]!
  const stayFloor = base + nights * s.nightFloor[block]!
  const percents = c.hotelMostPercent[hotel]! > 0 ? hotel * c.days : -1
  let bestTotal = s.bestTotal
  let bestStay = s.bestStay
  let bestRate = s.bestRate
  const list = s.list.stay
  if (plan.rooms.length > 1) {
    for (let i = start; i < end; i++) {
      const fare = list[i * 4 + 2]!
      if (fare + stayFloor > bestTotal) continue
      const stay = cheapestRoomsOf(c, plan, s, rateFrom, rateTo, i, nights)
      if (stay === 0x7fffffff) continue
      const day = list[i * 4 + 3]! & 0xffff
      const percent = percents < 0 ? 0 : c.hotelPercent[percents + day]!
      const total = fare + s.extra[list[i * 4 + 3]! >> 16]! + stay - discountOf(stay, percent)
      if (total > bestTotal) continue
      const key = (day << 14) | (nights << 8) | s.list.stayAirport[i]!
      if (total === bestTotal && key >= bestStay) continue
      bestTotal = total
      bestStay = key
      bestRate = s.bestRate
    }
  } else {
    const factors = s.factor
    const eras = plan.eras.length
    const kept = (100 - c.hotelMostPercent[hotel]!) / 100_000
    for (let rate = rateFrom; rate < rateTo; rate++) {
      const factorAt = (rate - rateFrom) * eras
      const night = c.rateFloor[block * c.rates + rate]!
      // With birthdays in sight each stay has its own factor, and the least of them gives the bound.
      let factor = factors[factorAt]!
      for (let e = 1; e < eras; e++) factor = Math.min(factor, factors[factorAt + e]!)
      const scaled = factor * kept
      if (night === 0x7fffffff || (factor === 0 && eras === 1)) continue
      if (base + nights * night * scaled + leastFare > bestTotal) continue
      const row = (block * c.rates + rate) * 64
      const found = findPossible(
        c.rateDay,
        list,
        row,
        start,
        end,
        nights,
        scaled,
        bestTotal - base,
        s.possible,
      )
      for (let p = 0; p < found; p++) {
        const at = s.possible[p]!
        const era = list[at + 3]! >> 16
        const ownFactor = factors[factorAt + era]!
        const day = list[at + 3]! & 0xffff
        // While nothing was found yet, what is closed was possible too.
        if (ownFactor === 0 || !isSellable(c, rate, day, nights, 1)) continue
        const stay = roomStayPrice(nightlySum(c, rate, day, nights), ownFactor)
        const percent = percents < 0 ? 0 : c.hotelPercent[percents + day]!
        const total = list[at + 2]! + s.extra[era]! + stay - discountOf(stay, percent)
        if (total > bestTotal) continue
        const key = (day << 14) | (nights << 8) | s.list.stayAirport[at >> 2]!
        if (total === bestTotal && key >= bestStay) continue
        bestTotal = total
        bestStay = key
        bestRate = rate
      }
    }
  }
  s.bestTotal = bestTotal
  s.bestStay = bestStay
  s.bestRate = bestRate
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
  if (!memory.scratch) memory.scratch = makeScratch()
  const s = memory.scratch
  const slots = slotsOf(plan)
  const best = new Float64Array(slots)
  let destination = -2
  for (let position = from; position < to; position++) {
    const hotel = plan.hotels[position]!
    const group = groups.ofPosition[position]! * slots
    if (c.hotelDestination[hotel]! !== destination) {
      destination = c.hotelDestination[hotel]!
      takeStays(c, plan, memory, s, destination)
    }
    for (let slot = 0; slot < slots; slot++) {
      best[slot] = groups.counted || plan.price ? 0x7fffffff : result.least[group + slot]!
    }
    const extra = findExtras(c, plan, s, hotel)
    const percent = c.hotelMostPercent[hotel]!
    const productTo = c.hotelOfferStart[hotel + 1]!
    for (let product = c.hotelOfferStart[hotel]!; product < productTo; product++) {
      if (((plan.boards >> c.productBoard[product]!) & 1) === 0 || s.list.segments === 0) continue
      const rateFrom = c.productRateStart[product]!
      const rateTo = c.productRateStart[product + 1]!
      const factor = findFactors(c, plan, s, rateFrom, rateTo)
      if (factor === 0) continue
      findNightFloors(c, plan, s, product, factor, percent)
      const base = extra - 100 * plan.rooms.length
      const kept = (factor * (100 - percent)) / 100_000
      for (let segment = 0; segment < s.list.segments; segment++) {
        const at = segment * 8
        const nights = s.list.segment[at + 2]! * s.nightFloor[s.list.segment[at + 3]!]!
        const slot = s.list.segment[at + 4]!
        if (slot >= 0 && base + nights + s.list.segment[at + 6]! >= best[slot]!) {
          segment = s.list.segment[at + 7]! - 1
          continue
        }
        const found = findHopeful(plan, s, at, base + stayFloorOf(c, s, product, kept, at), best)
        if (found > 0) fillSlots(c, plan, s, hotel, rateFrom, rateTo, at, found, base, best)
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

/** Stays of a segment that may be the best of their slot: with the cheapest nights of the product they would be. */
function findHopeful(plan: ScanPlan, s: Scratch, at: number, floor: number, best: Float64Array): number {
  const slotOfDay = plan.split.by === 'day' ? plan.split.slotOfDay : null
  const slot = s.list.segment[at + 4]!
  const list = s.list.stay
  const end = s.list.segment[at + 1]! << 2
  let found = 0
  for (let i = s.list.segment[at]! << 2; i < end; i = (i + 4) | 0) {
    const limit = best[slotOfDay ? slotOfDay[list[(i + 3) | 0]! & 0xffff]! : slot]!
    if (list[(i + 2) | 0]! + floor < limit) s.possible[found++] = i
  }
  return found
}

/** Lowers the best prices of slots by the first `found` possible stays of a segment. */
function fillSlots(
  c: Columns,
  plan: ScanPlan,
  s: Scratch,
  hotel: number,
  rateFrom: number,
  rateTo: number,
  segmentAt: number,
  found: number,
  base: number,
  best: Float64Array,
): void {
  const nights = s.list.segment[segmentAt + 2]!
  const block = s.list.segment[segmentAt + 3]!
  const slot = s.list.segment[segmentAt + 4]!
  const slotOfDay = plan.split.by === 'day' ? plan.split.slotOfDay : null
  const percents = c.hotelMostPercent[hotel]! > 0 ? hotel * c.days : -1
  const eras = plan.eras.length
  const list = s.list.stay
  const { rateDay } = c
  const { possible, factor: factors } = s
  const kept = (100 - c.hotelMostPercent[hotel]!) / 100_000
  // Several rooms are priced together, one room rate by rate.
  const isTogether = plan.rooms.length > 1
  for (let rate = rateFrom; rate < (isTogether ? rateFrom + 1 : rateTo); rate++) {
    const factorAt = (rate - rateFrom) * eras
    let factor = factors[factorAt]!
    for (let e = 1; e < eras; e++) factor = Math.min(factor, factors[factorAt + e]!)
    if (!isTogether && factor === 0 && eras === 1) continue
    const scaled = isTogether ? 0 : factor * kept
    const row = (block * c.rates + rate) * 64
    for (let p = 0; p < found; p++) {
      const i = possible[p]!
      const first = (row + list[i]!) | 0
      const nightly = (rateDay[(row + list[(i + 1) | 0]!) | 0]! - rateDay[first]!) | 0
      const fare = list[(i + 2) | 0]!
      const day = list[(i + 3) | 0]! & 0xffff
      const era = list[(i + 3) | 0]! >> 16
      const at = slotOfDay ? slotOfDay[day]! : slot
      if (base + fare + nightly * scaled >= best[at]!) continue
      let stay = 0x7fffffff
      if (isTogether) stay = cheapestRoomsOf(c, plan, s, rateFrom, rateTo, i >> 2, nights)
      else if (factors[factorAt + era]! > 0 && isSellable(c, rate, day, nights, 1)) {
        stay = roomStayPrice(nightly, factors[factorAt + era]!)
      }
      if (stay === 0x7fffffff) continue
      const percent = percents < 0 ? 0 : c.hotelPercent[percents + day]!
      const total = fare + s.extra[era]! + stay - discountOf(stay, percent)
      if (total < best[at]!) best[at] = total
    }
  }
}

/** Every stay one hotel sells to the party, board by board, each with its cheapest rooms. Not for threads: it calls back. */
export function visitStays(
  c: Columns,
  plan: ScanPlan,
  memory: ScanMemory,
  hotel: number,
  visit: (product: number, airport: number, day: number, nights: number, total: number) => void,
): void {
  if (!memory.scratch) memory.scratch = makeScratch()
  const s = memory.scratch
  takeStays(c, plan, memory, s, c.hotelDestination[hotel]!)
  findExtras(c, plan, s, hotel)
  for (let product = c.hotelOfferStart[hotel]!; product < c.hotelOfferStart[hotel + 1]!; product++) {
    if (((plan.boards >> c.productBoard[product]!) & 1) === 0) continue
    const rateFrom = c.productRateStart[product]!
    const rateTo = c.productRateStart[product + 1]!
    if (findFactors(c, plan, s, rateFrom, rateTo) === 0) continue
    for (let segment = 0; segment < s.list.segments; segment++) {
      const nights = s.list.segment[segment * 8 + 2]!
      for (let i = s.list.segment[segment * 8]!; i < s.list.segment[segment * 8 + 1]!; i++) {
        const stay = cheapestRoomsOf(c, plan, s, rateFrom, rateTo, i, nights)
        if (stay === 0x7fffffff) continue
        const day = s.list.stay[i * 4 + 3]! & 0xffff
        const discount = discountOf(stay, c.hotelPercent[hotel * c.days + day]!)
        const total = s.list.stay[i * 4 + 2]! + s.extra[s.list.stay[i * 4 + 3]! >> 16]! + stay - discount
        visit(product, s.list.stayAirport[i]!, day, nights, total)
      }
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
  cellOf,
  cheapestRoomsOf,
  discountOf,
  fareRow,
  fillSlots,
  findExtras,
  findFactors,
  findHopeful,
  findNightFloors,
  findPossible,
  findPromising,
  findRoutes,
  findStays,
  grown,
  isInPriceRange,
  isSellable,
  makeRoom,
  makeScratch,
  nightlySum,
  pairFlights,
  roomFactor,
  roomStayPrice,
  roundToZloty,
  scanProducts,
  scanSlots,
  searchSegment,
  slotsOf,
  stayFloorOf,
  takeStays,
  versionOf,
]
