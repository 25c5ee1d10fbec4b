import { beginsAt, flooredNights, lengthNumbers, rowNumbers } from '../columns.ts'
import type { Scan } from './floors.ts'
import {
  blockAt,
  dayAt,
  eraShift,
  firstCellAt,
  nightsAt,
  segmentNumbers,
  stayNumbers,
  staysFromAt,
  staysToAt,
} from './stay-book.ts'

/**
 * Days of a segment on which a party in one room may begin in the product, whatever it costs; those of its block, the
 * first in the lowest bit. Where it only matters that there is any, `isOneEnough`.
 */
export function sellableDays(s: Scan, product: number, segment: number, isOneEnough: boolean): number {
  const { c, book } = s
  const at = segment * segmentNumbers
  const nights = book.segment[at + nightsAt]!
  const block = book.segment[at + blockAt]!
  const isLong = nights > flooredNights
  const row = block * flooredNights + nights - 1
  const days = isLong
    ? nights > c.productLongest[block * c.productHotel.length + product]!
      ? 0
      : book.segmentDays[segment]!
    : c.productStay[(row * c.productHotel.length + product) * lengthNumbers + beginsAt]! &
      book.segmentDays[segment]!
  if (days === 0) return 0
  const rateTo = c.productRateStart[product + 1]!
  let begins = 0
  for (let rate = c.productRateStart[product]!; rate < rateTo && begins !== days; rate++) {
    const ofRate = isLong
      ? longDays(s, rate, segment)
      : c.rateStay[(row * c.rates + rate) * lengthNumbers + beginsAt]! & days
    if (ofRate === 0) continue
    begins |= daysTheyFit(s, rate, segment, ofRate)
    if (isOneEnough && begins !== 0) return begins
  }
  return begins
}

/** Of stays above two weeks only the longest of a block is known: the rest say the days themselves. */
function longDays({ c, book }: Scan, rate: number, segment: number): number {
  const at = segment * segmentNumbers
  const nights = book.segment[at + nightsAt]!
  const block = book.segment[at + blockAt]!
  if (nights > c.rateLongest[block * c.rates + rate]!) return 0
  const row = (block * c.rates + rate) * rowNumbers
  let begins = 0
  const staysTo = book.segment[at + staysToAt]!
  for (let i = book.segment[at + staysFromAt]!; i < staysTo; i++) {
    const first = book.stay[i * stayNumbers + firstCellAt]!
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
  const at = segment * segmentNumbers
  const staysTo = book.segment[at + staysToAt]!
  for (let i = book.segment[at + staysFromAt]!; i < staysTo; i++) {
    const era = book.stay[i * stayNumbers + dayAt]! >> eraShift
    if (factors[era]!.ofRate[rate]! > 0) begins |= 1 << (book.stay[i * stayNumbers + firstCellAt]! >> 1)
  }
  return begins & days
}
