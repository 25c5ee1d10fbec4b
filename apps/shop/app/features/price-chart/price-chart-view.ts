import type { PageTexts } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'
import type { PriceStanding } from '@wojaz/travel/money'
import type { SearchState } from '@wojaz/travel/search'

/** The lowest price of a place in a month or on a day. */
export interface ChartBar {
  /** Grosze, for one or for all as the chart says. */
  price: number
  /** Against what the very same trip cost before; null: not known for long enough. */
  level: PriceStanding['level'] | null
  /** Lowest price of departures in the same week a year before; null: not known. */
  lastYear: number | null
  /** The list that begins with this price, without a language prefix. */
  url: string
}

/** A month or a day. */
export interface ChartSlot {
  /** 'yyyy-MM' or a day. */
  id: string
  /** 'lip' or '14', as the language of the page says it. */
  name: string
  /** '2027' or 'wt.'. */
  detail: string
  /** 'lipiec 2027' or 'wtorek, 14 lipca'. */
  title: string
  /** The chart of the days of this month; null: a day, or a month in which nothing leaves. */
  daysUrl: string | null
  /** One for each place in their order; null: nothing leaves then. */
  bars: (ChartBar | null)[]
}

/** Lowest prices of up to three places side by side: a year by months, or a month by days. */
export interface PriceChartFacts {
  places: ChartPlaceName[]
  slots: ChartSlot[]
  /** Null: the chart is of a year. */
  month: ChartMonth | null
  axis: PriceAxis
  /** Prices are what all pay together. */
  isForAll: boolean
  /** The same question on the page of the chart, without a language prefix. */
  url: string
  /** The chart of these places that can be compared with last year; null: this one, or none. */
  comparedUrl: string | null
}

export interface ChartPlaceName {
  code: string
  name: string
}

export interface ChartMonth {
  title: string
  /** Null: that far the chart does not go. */
  before: OtherMonth | null
  after: OtherMonth | null
  /** The chart of the whole year, without a language prefix. */
  year: string
}

export interface OtherMonth {
  /** 'maj 2027' */
  title: string
  /** Its chart, without a language prefix. */
  url: string
}

/** Grosze, upwards from nothing. */
export interface PriceAxis {
  top: number
  ticks: number[]
}

/** The page of the chart. */
export interface PriceChartView {
  chart: PriceChartFacts
  /** Who travels, how, how long and from where. */
  search: SearchState
  /** 'yyyy-MM'; null: the whole year. */
  month: string | null
  /** What is on sale for this party; of a country all of it, then its regions. */
  countries: ChartCountry[]
  airports: { code: string; name: string }[]
  today: IsoDay
  /** Something of the address could not be read. */
  hasLeftOut: boolean
  /** Where something leaves when nothing does here. */
  wider: WiderChart[]
  /** Of several places those where nothing leaves, each with its own ways out. */
  missing: (ChartPlaceName & { wider: WiderChart[] })[]
  texts: PageTexts
}

export interface ChartCountry extends ChartPlace {
  regions: ChartPlace[]
}

export interface ChartPlace extends ChartPlaceName {
  /** Null: nothing is on sale there for this question. */
  price: number | null
}

export interface WiderChart {
  by: 'nights' | 'airport' | 'nightsAndAirport' | 'anywhere' | 'without'
  /** Without a language prefix. */
  url: string
}
