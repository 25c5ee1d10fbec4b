import { type Columns, flooredNights, none } from '../columns.ts'
import { extras, keptShare, leastFactor, percentOn, type Scan, unsold } from './floors.ts'
import { priceRooms } from './price-rooms.ts'
import { discountOf, roomStayPrice } from './stay-price.ts'

/** The best offer so far; with a total and no product, what an offer must not cost more than. */
export const best = { total: none, stay: none, rate: -1, product: -1 }

/** Begins anew: from now on an offer may cost `highest`. */
export function forgetBest(highest: number): void {
  best.total = highest
  best.stay = none
  best.rate = -1
  best.product = -1
}

/** Lowers the best offer by those of one segment. */
export function searchSegment(s: Scan, hotel: number, product: number, segment: number, base: number): void {
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

/** Lowers the best offer by those of one rate. Flights come by price, so the first that is too dear ends it. */
function searchRate(
  s: Scan,
  hotel: number,
  product: number,
  rate: number,
  segment: number,
  base: number,
): void {
  const { c, book } = s
  const at = segment * 8
  const nights = book.segment[at + 2]!
  const block = book.segment[at + 3]!
  const factor = leastFactor(s, rate)
  if (factor === 0 && s.eras === 1) return
  const scaled = factor * keptShare[block]!
  let begins = -1
  let cheapest = 0
  if (nights > flooredNights) cheapest = nights * Math.min(unsold, c.rateFloor[block * c.rates + rate]!)
  else {
    const known = ((block * flooredNights + nights - 1) * c.rates + rate) * 2
    cheapest = c.rateStay[known]!
    begins = c.rateStay[known + 1]! & book.segmentDays[segment]!
  }
  if (begins === 0) return
  const floor = base + cheapest * scaled
  const { rateDay } = c
  const { stay } = book
  const row = (block * c.rates + rate) * 64
  const end = book.segment[at + 1]! << 2
  // `| 0` tells the compiler that nothing overflows.
  for (let i = book.segment[at]! << 2; i < end; i = (i + 4) | 0) {
    const fare = stay[(i + 2) | 0]!
    if (fare + floor > best.total) return
    if (((begins >> (stay[i]! >> 1)) & 1) === 0) continue
    const first = (row + stay[i]!) | 0
    const nightly = (rateDay[(row + stay[(i + 1) | 0]!) | 0]! - rateDay[first]!) | 0
    if (fare + base + nightly * scaled > best.total) continue
    if (nights > flooredNights) {
      const limits = rateDay[(first + 1) | 0]!
      if (nights < (limits & 255) || nights > limits >> 8) continue
    }
    const day = stay[(i + 3) | 0]! & 0xffff
    const era = stay[(i + 3) | 0]! >> 16
    const ownFactor = s.factors[era]!.ofRate[rate]!
    if (ownFactor === 0) continue
    const price = roomStayPrice(nightly, ownFactor)
    const total = fare + extras[era]! + price - discountOf(price, percentOn(c, hotel, day))
    if (total <= best.total)
      keepBest(c, product, rate, total, stayKey(day, nights, book.stayAirport[i >> 2]!))
  }
}

/** Lowers the best offer by those of a party in several rooms. */
function searchRooms(s: Scan, hotel: number, product: number, segment: number, base: number): void {
  const { c, book } = s
  const at = segment * 8
  const nights = book.segment[at + 2]!
  for (let i = book.segment[at]!; i < book.segment[at + 1]!; i++) {
    const fare = book.stay[i * 4 + 2]!
    if (fare + base > best.total) return
    const day = book.stay[i * 4 + 3]! & 0xffff
    const era = book.stay[i * 4 + 3]! >> 16
    const rooms = priceRooms(s, product, day, nights, era)
    if (rooms.price === none) continue
    const discount = discountOf(rooms.price, percentOn(c, hotel, day))
    const total = fare + extras[era]! + rooms.price - discount
    if (total <= best.total)
      keepBest(c, product, rooms.rate, total, stayKey(day, nights, book.stayAirport[i]!))
  }
}

/** Compares like the tie-breaks of a listing. */
function stayKey(day: number, nights: number, airport: number): number {
  return (day << 14) | (nights << 8) | airport
}

/** Cheaper, then earlier, shorter, by airport code, and by the rate contracted first. Not for what costs more than the best. */
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
