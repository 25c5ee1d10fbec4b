import type { IsoDay } from '@wojaz/travel/dates'
import type { PriceStanding } from '@wojaz/travel/money'

/** Prices of the chosen trip on other days, for the whole party, in grosze. */
export interface PriceCalendar extends NamedMonth {
  days: readonly CalendarDay[]
  previous: NamedMonth | null
  next: NamedMonth | null
  /** Null: too few departures to compare. */
  standing: PriceStanding | null
  /** Months with departures, with their lowest price. */
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
  /** The name of the room if the chosen one is not available on that day. */
  otherRoom: string | null
}

export interface PriceGrid {
  durations: readonly number[]
  /** A cell for each length of stay. Null: not on sale. */
  rows: readonly { date: IsoDay; cells: readonly (CalendarDay | null)[] }[]
}
