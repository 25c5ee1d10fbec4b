import { beginsAt, boundedNights, type Columns, lengthNumbers, none, rowNumbers } from '../columns.ts'
import { type BookScan, extras, keptShare, leastFactor, percentOn, unsold } from './lower-bounds.ts'
import { priceRooms } from './price-rooms.ts'
import {
  blockAt,
  dayAt,
  endCellAt,
  fareAt,
  firstCellAt,
  nightsAt,
  segmentNumbers,
  stayNumbers,
  staysFromAt,
  staysToAt,
} from './stay-book.ts'
import { discountOf, roomStayPrice } from './stay-price.ts'

/** The best offer so far. With a total and no product, the total is the highest allowed price. */
export const best = { total: none, stay: none, rate: -1, product: -1 }

/** Resets the best offer. From now on an offer may cost at most `highest`. */
export function forgetBest(highest: number): void {
  best.total = highest
  best.stay = none
  best.rate = -1
  best.product = -1
}

/** Updates the best offer with the offers of one segment. */
export function searchSegment(
  s: BookScan,
  hotel: number,
  product: number,
  segment: number,
  base: number,
): void {
  if (s.rooms > 1) {
    searchRooms(s, hotel, product, segment, base)
    return
  }
  const { productRateStart } = s.c
  const rateTo = productRateStart[product + 1]!
  for (let rate = productRateStart[product]!; rate < rateTo; rate++) {
    searchRate(s, hotel, product, rate, segment, base)
  }
}

/**
 * Updates the best offer with the offers of one rate. Flights are sorted by price, so the first that is too expensive ends the
 * loop.
 */
function searchRate(
  s: BookScan,
  hotel: number,
  product: number,
  rate: number,
  segment: number,
  base: number,
): void {
  const { c, book } = s
  const at = segment * segmentNumbers
  const nights = book.segment[at + nightsAt]!
  const block = book.segment[at + blockAt]!
  const factor = leastFactor(s, rate)
  if (factor === 0) return
  const scaled = factor * keptShare[block]!
  let begins = -1
  let cheapest = 0
  if (nights > boundedNights) cheapest = nights * Math.min(unsold, c.rateLowerBound[block * c.rates + rate]!)
  else {
    const known = ((block * boundedNights + nights - 1) * c.rates + rate) * lengthNumbers
    cheapest = c.rateStay[known]!
    begins = c.rateStay[known + beginsAt]! & book.segmentDays[segment]!
  }
  if (begins === 0) return
  const lowerBound = base + cheapest * scaled
  const { rateDay } = c
  const { stay } = book
  const row = (block * c.rates + rate) * rowNumbers
  // `| 0` tells the compiler that the number is a 32-bit integer.
  const from = (book.segment[at + staysFromAt]! * stayNumbers) | 0
  const to = (book.segment[at + staysToAt]! * stayNumbers) | 0
  for (let i = from; i < to; i = (i + stayNumbers) | 0) {
    const fare = stay[(i + fareAt) | 0]!
    if (fare + lowerBound > best.total) return
    const firstCell = stay[(i + firstCellAt) | 0]!
    if (((begins >> (firstCell >> 1)) & 1) === 0) continue
    const first = (row + firstCell) | 0
    const nightly = (rateDay[(row + stay[(i + endCellAt) | 0]!) | 0]! - rateDay[first]!) | 0
    if (fare + base + nightly * scaled > best.total) continue
    if (nights > boundedNights) {
      const limits = rateDay[(first + 1) | 0]!
      if (nights < (limits & 255) || nights > limits >> 8) continue
    }
    const day = stay[(i + dayAt) | 0]!
    const ageBand = s.plan.ageBandOfDay[day + nights]!
    const price = roomStayPrice(nightly, s.factors[ageBand]!.ofRate[rate]!)
    const total = fare + extras[ageBand]! + price - discountOf(price, percentOn(c, hotel, day))
    if (total <= best.total)
      keepBest(c, product, rate, total, stayKey(day, nights, book.stayAirport[(i / stayNumbers) | 0]!))
  }
}

/** Updates the best offer for a party in several rooms. */
function searchRooms(s: BookScan, hotel: number, product: number, segment: number, base: number): void {
  const { c, book } = s
  const at = segment * segmentNumbers
  const nights = book.segment[at + nightsAt]!
  for (let i = book.segment[at + staysFromAt]!; i < book.segment[at + staysToAt]!; i++) {
    const fare = book.stay[i * stayNumbers + fareAt]!
    if (fare + base > best.total) return
    const day = book.stay[i * stayNumbers + dayAt]!
    const ageBand = s.plan.ageBandOfDay[day + nights]!
    const rooms = priceRooms(s, product, day, nights, ageBand)
    if (rooms.price === none) continue
    const discount = discountOf(rooms.price, percentOn(c, hotel, day))
    const total = fare + extras[ageBand]! + rooms.price - discount
    if (total <= best.total)
      keepBest(c, product, rooms.rate, total, stayKey(day, nights, book.stayAirport[i]!))
  }
}

/** Sorts like the tie-breaks of a listing. */
function stayKey(day: number, nights: number, airport: number): number {
  return (day << 14) | (nights << 8) | airport
}

/**
 * Cheaper, then earlier, shorter, by airport code, and by the lowest rate id. Must not be called for an offer that costs more
 * than the best.
 */
function keepBest({ rateId }: Columns, product: number, rate: number, total: number, stay: number): void {
  if (total === best.total) {
    if (stay > best.stay) return
    if (stay === best.stay && rateId[rate]! >= rateId[best.rate]!) return
  }
  best.total = total | 0
  best.stay = stay
  best.rate = rate
  best.product = product
}
