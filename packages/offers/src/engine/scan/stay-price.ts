import { type Columns, rowNumbers } from '../columns.ts'

// The arithmetic of a stay, shared by the scan and the quote. Money is integer grosze. Products of sum and factor are below 2^53,
// so doubles are exact.

export function roundToZloty(thousandths: number): number {
  return Math.floor((thousandths + 50_000) / 100_000) * 100
}

/** Returns the price of a room for its stay: sum of adult nights × factor in thousandths. */
export function roomStayPrice(nightly: number, factor: number): number {
  return roundToZloty(nightly * factor)
}

export function discountOf(stay: number, percent: number): number {
  return percent === 0 ? 0 : Math.floor((stay * percent) / 10_000) * 100
}

/** Returns the thousandths of the adult price that a room costs; 0 when these people do not fit. */
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

/** Returns the position of a rate's day in `rateDay`. */
export function cellOf(c: Columns, rate: number, day: number): number {
  return ((day >> 5) * c.rates + rate) * rowNumbers + (day & 31) * 2
}

/** Returns the sum of adult prices of the nights of a stay. */
export function nightlySum(c: Columns, rate: number, day: number, nights: number): number {
  return c.rateDay[cellOf(c, rate, day + nights)]! - c.rateDay[cellOf(c, rate, day)]!
}

/** True when a stay of these nights may begin that day and this many rooms of the type are left. */
export function isSellable(c: Columns, rate: number, day: number, nights: number, rooms: number): boolean {
  const limits = c.rateDay[cellOf(c, rate, day) + 1]!
  if (nights < (limits & 255) || nights > limits >> 8) return false
  if (rooms === 1) return true
  const free = rooms === 2 ? c.roomTwo : c.roomThree
  return nights <= free[c.rateRoom[rate]! * c.days + day]!
}

/** How many rooms of the type the caller already has in a night. */
export type OwnNights = (night: number) => number

/**
 * The same for a caller who would return rooms of the same type: the nights of these rooms count as available. The columns do not
 * have the longest stay for this case, so each night is checked.
 */
export function isSellableWithOwn(
  c: Columns,
  rate: number,
  { day, nights, rooms }: { readonly day: number; readonly nights: number; readonly rooms: number },
  own: OwnNights,
): boolean {
  const fewest = c.rateDay[cellOf(c, rate, day) + 1]! & 255
  if (nights < fewest) return false
  return Array.from({ length: nights }, (_, place) => day + place).every((night) => {
    const has = own(night)
    const left = c.roomLeft[c.rateRoom[rate]! * c.days + night]! + has
    if (left < rooms || nightlySum(c, rate, night, 1) === 0) return false
    return has > 0 || c.rateDay[cellOf(c, rate, night) + 1]! >> 8 > 0
  })
}
