import type { Option, Product, Unit } from './catalogue/product.ts'

export const currency = 'PLN'

/** The resellers' commission. */
const commission = 0.2

export interface Price {
  readonly retail: number
  readonly net: number
}

/** The price of one unit on a day, in grosze rounded to złoty. If the price is per booking, a unit costs nothing. */
export function unitPrice(product: Product, option: Option, unit: Unit, day: string): Price {
  return priceOf(product.isPricedByBooking ? 0 : option.price * unit.share * seasonFactor(product, day))
}

export function bookingPrice(product: Product, option: Option, units: readonly Unit[], day: string): Price {
  if (product.isPricedByBooking) return priceOf(option.price * seasonFactor(product, day))
  return sumOf(units.map((unit) => unitPrice(product, option, unit, day)))
}

/** The lowest price of the year. */
export function unitPriceFrom(product: Product, option: Option, unit: Unit): Price {
  return priceOf(product.isPricedByBooking ? 0 : option.price * unit.share * lowestFactor(product))
}

export const bookingPriceFrom = (product: Product, option: Option): Price =>
  priceOf(option.price * lowestFactor(product))

const sumOf = (prices: readonly Price[]): Price => ({
  retail: prices.reduce((sum, { retail }) => sum + retail, 0),
  net: prices.reduce((sum, { net }) => sum + net, 0),
})

function priceOf(grosze: number): Price {
  const retail = Math.round(grosze / 100) * 100
  return { retail, net: Math.round(retail * (1 - commission)) }
}

/** A trip follows the season of its region, but less than a hotel room. */
function seasonFactor({ place }: Product, day: string): number {
  return factorOf(place.months[Number(day.slice(5, 7)) - 1] ?? 100)
}

const lowestFactor = ({ place }: Product): number =>
  Math.min(...place.months.filter((month) => month > 0).map(factorOf))

const factorOf = (hundredths: number): number => Math.min(Math.max(hundredths / 100, 0.85), 1.25)
