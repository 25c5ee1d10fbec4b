import type { ClimateMonth } from '@wojaz/content'
import type { DestinationPrices } from '@wojaz/offers'
import { addDays, addMonths, type IsoDay, lastDayOfMonth } from '@wojaz/travel/dates'
import { isRightMonth, type Weather } from './quiz-wish.ts'

/** A month of departure with the weather somebody wants. */
export interface RightMonth {
  /** 'yyyy-MM' */
  month: string
  /** The lowest of the place, for one person. */
  price: number
}

/** Of the months in which something leaves those with the weather, in order; each month of the year once, the next time it comes. */
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

/** The cheapest; of equals the first. */
export function cheapestMonth(months: readonly RightMonth[]): RightMonth | null {
  return months.reduce<RightMonth | null>(
    (best, one) => (best === null || one.price < best.price ? one : best),
    null,
  )
}

/** Days of a month on which one can still leave. */
export function daysOfMonth(month: string, today: IsoDay): { from: IsoDay; to: IsoDay } {
  const first = `${month}-01`
  const tomorrow = addDays(today, 1)
  return { from: first < tomorrow ? tomorrow : first, to: lastDayOfMonth(first) }
}

/** Months that follow one another as one: 5, 6, 7, 9 are May to July, and September. Over the new year too. */
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
