import { beginsAt, boundedNights, type Columns, lengthNumbers, none } from '../columns.ts'
import { openAt } from './open-stays.ts'
import { factorOfProduct, type RoomFactors, takeFactors } from './room-factors.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'
import { blockAt, nightsAt, type StayBook, segmentNumbers, takeBook } from './stay-book.ts'

// Lower bounds of offers, so that most offers can be skipped. All amounts are whole grosze: V8 would allocate an object for each
// fractional number that one function passes to another.

/** One running scan. */
export interface Scan {
  readonly c: Columns
  readonly plan: ScanPlan
  readonly cache: ScanCache
  /** By room, then by age band. */
  readonly factors: readonly RoomFactors[]
  readonly ageBands: number
  readonly rooms: number
  /** False for a search with one short length, because its cheapest stay is stored. Then the lower bounds of nights are 0. */
  readonly hasNightLowerBounds: boolean
}

/** A scan over the stays of a book. */
export interface BookScan extends Scan {
  readonly book: StayBook
  /** The current destination, and the range of its segments. */
  destination: number
  segmentFrom: number
  segmentTo: number
}

/** More than anything on sale costs, but small enough to add flights or thirty nights without overflow. */
export const unsold = 0x3fffffff
const unsoldNight = 0x1ffffff

/** By block: the share of a stay's price that remains after the largest reduction of the hotel, divided by 1000. */
export const keptShare = new Float64Array(64)
/** Index of the minimum of all blocks. There are never this many blocks. */
export const leastKeptAt = 63
/** By block: the largest reduction of the hotel. Where it is 0, single days need not be checked. */
const mostPercents = new Uint8Array(64)
/** By age band: the amount added to flights and stay. */
export const extras = new Int32Array(256)
/** By block: the lower bound of a night of one product for the party. */
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
  // Written out instead of a spread: V8 reads properties of a spread object more slowly, and a list took 50 % longer.
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

/** Moves to a hotel and to the stays of its destination. Returns the result of `readHotel`. */
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

/** Reads the reductions and fees of a hotel. Returns the smallest amount added to its flights and nights. */
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
  // Rounding may lose half a złoty per room.
  return least - 50 * s.rooms
}

/** Returns the reduction of a stay that begins on the day. */
export function percentOn(c: Columns, hotel: number, day: number): number {
  return mostPercents[day >> 5] === 0 ? 0 : c.hotelPercent[hotel * c.days + day]!
}

/** Returns the smallest sum of factors over the party's rooms, or 0 when a room fits nowhere. */
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

/** If a birthday is possible, stays have different factors. The smallest one gives the lower bound. */
export function leastFactor(s: Scan, rate: number): number {
  let factor = s.factors[0]!.ofRate[rate]!
  for (let ageBand = 1; ageBand < s.ageBands; ageBand++)
    factor = Math.min(factor, s.factors[ageBand]!.ofRate[rate]!)
  return factor
}

/** A stay of n nights costs at least n times the cheapest night. Returns the minimum of all blocks. */
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

/**
 * Returns the lower bound of all stays of a segment, `unsold` without any. Up to two weeks the cheapest stay is stored; longer
 * stays are estimated by nights.
 */
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
