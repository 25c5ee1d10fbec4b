import type { ClimateMonth } from '@wojaz/content'
import type { DestinationPrices } from '@wojaz/offers'
import { addDays, addMonths, type IsoDay, lastDayOfMonth } from '@wojaz/travel/dates'
import { isRightMonth, type Weather } from './quiz-wish.ts'

/** A month of departure with the wanted weather. */
export interface RightMonth {
  /** 'yyyy-MM' */
  month: string
  /** The lowest price per person. */
  price: number
}

/** The months on sale that have the weather, in order; each month of the year once, at its next occurrence. */
export function monthsWithWeather(
  onSale: DestinationPrices['months'],
  climate: readonly ClimateMonth[] | null,
  weather: Weather,
  today: IsoDay,
): RightMonth[] {
  const end = addMonths(today, 12).slice(0, 7)
  return onSale
    .filter(({ month }) => month < end && isRightMonth(climate, weather, Number(month.slice(5))))
    .map(({ month, price }) => ({ month, price }))
}

/** The cheapest month; the earliest of equals. */
export function cheapestMonth(months: readonly RightMonth[]): RightMonth | null {
  return months.reduce<RightMonth | null>(
    (best, one) => (best === null || one.price < best.price ? one : best),
    null,
  )
}

/** The remaining days of a month for a departure. */
export function daysOfMonth(month: string, today: IsoDay): { from: IsoDay; to: IsoDay } {
  const first = `${month}-01`
  const tomorrow = addDays(today, 1)
  return { from: first < tomorrow ? tomorrow : first, to: lastDayOfMonth(first) }
}

/** Groups consecutive months: 5, 6, 7, 9 are May to July, and September. Also across the new year. */
export function monthRuns(months: readonly RightMonth[]): { from: number; to: number }[] {
  const runs: { from: number; to: number; last: string }[] = []
  for (const { month } of months) {
    const number = Number(month.slice(5))
    const run = runs.at(-1)
    if (run && addMonths(`${run.last}-01`, 1).startsWith(month))
      Object.assign(run, { to: number, last: month })
    else runs.push({ from: number, to: number, last: month })
  }
  return runs.map(({ from, to }) => ({ from, to }))
}
