import type { IsoDay } from '@wojaz/travel/dates'
import type { PriceStanding } from '@wojaz/travel/money'

/** Prices of the chosen trip on other days, for everybody together, in grosze. */
export interface PriceCalendar extends NamedMonth {
  days: readonly CalendarDay[]
  previous: NamedMonth | null
  next: NamedMonth | null
  /** Null: too few departures to compare. */
  standing: PriceStanding | null
  /** Months in which something leaves, with the lowest price of each. */
  year: readonly (NamedMonth & { price: number })[]
  grid: PriceGrid
}

export interface NamedMonth {
  /** 'yyyy-MM' */
  month: string
  name: string
}

export interface CalendarDay {
  date: IsoDay
  total: number
  /** The offer of that day, without a language prefix. */
  url: string
  isChosen: boolean
  /** The room then, where the chosen one is not to be had. */
  otherRoom: string | null
}

export interface PriceGrid {
  durations: readonly number[]
  /** A cell for each length; null: not sold. */
  rows: readonly { date: IsoDay; cells: readonly (CalendarDay | null)[] }[]
}
