import { beginsAt, boundedNights, type Columns, lengthNumbers, none } from '../columns.ts'
import { openAt } from './open-stays.ts'
import { factorOfProduct, type RoomFactors, takeFactors } from './room-factors.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'
import { blockAt, nightsAt, type StayBook, segmentNumbers, takeBook } from './stay-book.ts'

// What an offer costs at least, so that most need not be looked at. All whole grosze: numbers that are not whole would
// become things of their own whenever one function hands them to another.

/** One running scan. */
export interface Scan {
  readonly c: Columns
  readonly plan: ScanPlan
  readonly cache: ScanCache
  /** Room by room, age band by age band. */
  readonly factors: readonly RoomFactors[]
  readonly ageBands: number
  readonly rooms: number
  /** Not with one short length: of that the cheapest stay is known. Floors of nights are 0 then. */
  readonly hasNightLowerBounds: boolean
}

/** One that goes through the stays of a book. */
export interface BookScan extends Scan {
  readonly book: StayBook
  /** Where it has come to, and where the segments of that destination begin and end. */
  destination: number
  segmentFrom: number
  segmentTo: number
}

/** Dearer than anything that is sold, and yet nothing overflows when flights are added, or thirty nights. */
export const unsold = 0x3fffffff
const unsoldNight = 0x1ffffff

/** By block: the share of a stay's price that the greatest reduction of the hotel leaves; thousandths are taken out. */
export const keptShare = new Float64Array(64)
/** Where the least of the blocks stands; so many blocks there are never. */
export const leastKeptAt = 63
/** By block: the greatest reduction of the hotel; where there is none, its days need not be looked at. */
const mostPercents = new Uint8Array(64)
/** By age band: what is added to flights and stay. */
export const extras = new Int32Array(256)
/** By block: what a night of one product costs the party at least. */
export const nightLowerBounds = new Int32Array(64)

export function beginScan(c: Columns, plan: ScanPlan, cache: ScanCache): Scan {
  const hasNightLowerBounds = plan.nightsFrom < plan.nightsTo || plan.nightsTo > boundedNights
  if (!hasNightLowerBounds) nightLowerBounds.fill(0)
  return {
    c,
    plan,
    cache,
    hasNightLowerBounds,
    factors: takeFactors(c, plan, cache),
    ageBands: plan.ageBands.length,
    rooms: plan.rooms.length,
  }
}

export function beginBookScan(c: Columns, plan: ScanPlan, cache: ScanCache): BookScan {
  const book = takeBook(c, plan, cache)
  const { hasNightLowerBounds, factors, ageBands, rooms } = beginScan(c, plan, cache)
  // Written out: V8 reads the properties of an object that was spread more slowly, and a list took half as long again.
  return {
    c,
    plan,
    cache,
    hasNightLowerBounds,
    factors,
    ageBands,
    rooms,
    book,
    destination: -2,
    segmentFrom: 0,
    segmentTo: 0,
  }
}

/** Goes on to a hotel and to the stays of its destination; returns what `readHotel` does. */
export function goToHotel(s: BookScan, hotel: number): number {
  const { c, plan } = s
  const destination = c.hotelDestination[hotel]!
  if (destination !== s.destination) {
    const at = openAt(c, plan, s.cache, s.book, destination)
    s.destination = destination
    s.segmentFrom = s.book.destinations[at]!
    s.segmentTo = s.book.destinations[at + 1]!
  }
  return readHotel(s, hotel)
}

/** Reads the reductions and fees of a hotel; returns the least that comes on top of its flights and nights. */
export function readHotel(s: Scan, hotel: number): number {
  const { c, plan } = s
  const destination = c.hotelDestination[hotel]!
  const lastBlock = plan.lastDay >> 5
  keptShare[leastKeptAt] = 1 / 1_000
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    const percent = c.hotelMostPercent[hotel * c.blocks + block]!
    mostPercents[block] = percent
    keptShare[block] = (100 - percent) / 100_000
    if (keptShare[block]! < keptShare[leastKeptAt]!) keptShare[leastKeptAt] = keptShare[block]!
  }
  const fees = destination < 0 ? c.hotelFees[hotel]! : plan.charterFees
  let least = none
  for (let ageBand = 0; ageBand < s.ageBands; ageBand++) {
    const seats = plan.participants - plan.ageBands[ageBand]!.airInfants
    const extra = c.hotelTransfer[hotel]! * seats + fees * plan.participants
    extras[ageBand] = extra
    if (extra < least) least = extra
  }
  // Half a zloty per room may be lost in rounding.
  return least - 50 * s.rooms
}

/** Reduction of a stay that begins on the day. */
export function percentOn(c: Columns, hotel: number, day: number): number {
  return mostPercents[day >> 5] === 0 ? 0 : c.hotelPercent[hotel * c.days + day]!
}

/** The least sum of factors over the party's rooms, 0 when one of them fits nowhere. */
export function partyFactor(s: Scan, product: number): number {
  let sum = 0
  for (let room = 0; room < s.rooms; room++) {
    let least = 0
    for (let ageBand = 0; ageBand < s.ageBands; ageBand++) {
      const factor = factorOfProduct(s.c, s.factors[room * s.ageBands + ageBand]!, product)
      if (factor > 0 && (least === 0 || factor < least)) least = factor
    }
    if (least === 0) return 0
    sum += least
  }
  return sum
}

/** With birthdays in sight each stay has its own factor, and the least of them gives the bound. */
export function leastFactor(s: Scan, rate: number): number {
  let factor = s.factors[0]!.ofRate[rate]!
  for (let ageBand = 1; ageBand < s.ageBands; ageBand++)
    factor = Math.min(factor, s.factors[ageBand]!.ofRate[rate]!)
  return factor
}

/** A stay of n nights is not cheaper than n of them. Returns the least of all blocks. */
export function findNightLowerBounds(
  { c, plan, hasNightLowerBounds }: Scan,
  product: number,
  factor: number,
): number {
  if (!hasNightLowerBounds) return 0
  let least = unsoldNight
  const products = c.productHotel.length
  const lastBlock = plan.lastDay >> 5
  for (let block = plan.firstDay >> 5; block <= lastBlock; block++) {
    const night = c.productLowerBound[block * products + product]!
    const lowerBound = night === none ? unsoldNight : night * factor * keptShare[block]!
    nightLowerBounds[block] = Math.min(lowerBound, unsoldNight)
    least = Math.min(least, nightLowerBounds[block]!)
  }
  return least
}

/** No stay of a segment costs less: the cheapest of up to two weeks is known, longer ones are counted by nights. `unsold` without any. */
export function stayLowerBound(s: BookScan, product: number, factor: number, segment: number): number {
  const { c, book } = s
  const segmentAt = segment * segmentNumbers
  const nights = book.segment[segmentAt + nightsAt]!
  const block = book.segment[segmentAt + blockAt]!
  if (nights > boundedNights) {
    const longest = c.productLongest[block * c.productHotel.length + product]!
    return nights > longest ? unsold : nights * nightLowerBounds[block]!
  }
  const at = ((block * boundedNights + nights - 1) * c.productHotel.length + product) * lengthNumbers
  if ((c.productStay[at + beginsAt]! & book.segmentDays[segment]!) === 0) return unsold
  return (c.productStay[at]! * factor * keptShare[block]!) | 0
}
