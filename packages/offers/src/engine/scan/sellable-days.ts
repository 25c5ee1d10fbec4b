import { flooredNights } from '../columns.ts'
import type { Scan } from './floors.ts'

/**
 * Days of a segment on which a party in one room may begin in the product, whatever it costs; those of its block, the
 * first in the lowest bit. Where it only matters that there is any, `isOneEnough`.
 */
export function sellableDays(s: Scan, product: number, segment: number, isOneEnough: boolean): number {
  const { c, book } = s
  const nights = book.segment[segment * 8 + 2]!
  const block = book.segment[segment * 8 + 3]!
  const isLong = nights > flooredNights
  const row = block * flooredNights + nights - 1
  const days = isLong
    ? nights > c.productLongest[block * c.productHotel.length + product]!
      ? 0
      : book.segmentDays[segment]!
    : c.productStay[(row * c.productHotel.length + product) * 2 + 1]! & book.segmentDays[segment]!
  if (days === 0) return 0
  const rateTo = c.productRateStart[product + 1]!
  let begins = 0
  for (let rate = c.productRateStart[product]!; rate < rateTo && begins !== days; rate++) {
    const ofRate = isLong ? longDays(s, rate, segment) : c.rateStay[(row * c.rates + rate) * 2 + 1]! & days
    if (ofRate === 0) continue
    begins |= daysTheyFit(s, rate, segment, ofRate)
    if (isOneEnough && begins !== 0) return begins
  }
  return begins
}

/** Of stays above two weeks only the longest of a block is known: the rest say the days themselves. */
function longDays({ c, book }: Scan, rate: number, segment: number): number {
  const nights = book.segment[segment * 8 + 2]!
  const block = book.segment[segment * 8 + 3]!
  if (nights > c.rateLongest[block * c.rates + rate]!) return 0
  const row = (block * c.rates + rate) * 64
  let begins = 0
  for (let i = book.segment[segment * 8]!; i < book.segment[segment * 8 + 1]!; i++) {
    const first = book.stay[i * 4]!
    const limits = c.rateDay[row + first + 1]!
    if (nights >= (limits & 255) && nights <= limits >> 8) begins |= 1 << (first >> 1)
  }
  return begins
}

/** Of these days those on which the people fit in: with birthdays in sight it may depend on the day of return. */
function daysTheyFit({ factors, eras, book }: Scan, rate: number, segment: number, days: number): number {
  let fitting = 0
  for (let era = 0; era < eras; era++) if (factors[era]!.ofRate[rate]! > 0) fitting++
  if (fitting === eras) return days
  if (fitting === 0) return 0
  let begins = 0
  for (let i = book.segment[segment * 8]!; i < book.segment[segment * 8 + 1]!; i++) {
    const era = book.stay[i * 4 + 3]! >> 16
    if (factors[era]!.ofRate[rate]! > 0) begins |= 1 << (book.stay[i * 4]! >> 1)
  }
  return begins & days
}
