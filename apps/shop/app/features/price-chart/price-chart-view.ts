import type { PageTexts } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'
import type { PriceStanding } from '@wojaz/travel/money'
import type { SearchState } from '@wojaz/travel/search'

/** The lowest price of a place in a month or on a day. */
export interface ChartBar {
  /** Grosze, per person or for all as in the chart. */
  price: number
  /** Compared with earlier prices of the same trip. Null: too little history. */
  level: PriceStanding['level'] | null
  /** The lowest price of departures in the same week a year before. Null: unknown. */
  lastYear: number | null
  /** The list that begins with this price, without a language prefix. */
  url: string
}

/** A month or a day. */
export interface ChartSlot {
  /** 'yyyy-MM' or a day. */
  id: string
  /** 'lip' or '14', in the language of the page. */
  name: string
  /** '2027' or 'wt.'. */
  detail: string
  /** 'lipiec 2027' or 'wtorek, 14 lipca'. */
  title: string
  /** The chart of the days of this month; null: a day, or a month in which nothing leaves. */
  daysUrl: string | null
  /** One for each place, in order. Null: no departures. */
  bars: (ChartBar | null)[]
}

/** Lowest prices of up to three places side by side: a year by months, or a month by days. */
export interface PriceChartFacts {
  places: ChartPlaceName[]
  slots: ChartSlot[]
  /** Null: a chart of a year. */
  month: ChartMonth | null
  axis: PriceAxis
  /** Prices are totals for all people. */
  isForAll: boolean
  /** The same search on the page of the chart, without a language prefix. */
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
  /** Null: outside the range of the chart. */
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

/** Grosze, starting at zero. */
export interface PriceAxis {
  top: number
  ticks: number[]
}

export interface PriceChartView {
  chart: PriceChartFacts
  /** Who travels, how, how long and from where. */
  search: SearchState
  /** 'yyyy-MM'; null: the whole year. */
  month: string | null
  /** Places with offers for this party: each country, then its regions. */
  countries: ChartCountry[]
  airports: { code: string; name: string }[]
  today: IsoDay
  /** Part of the URL could not be read. */
  hasLeftOut: boolean
  /** Wider searches that have departures, if this one has none. */
  wider: WiderChart[]
  /** The places without departures, each with its wider searches. */
  missing: (ChartPlaceName & { wider: WiderChart[] })[]
  texts: PageTexts
}

export interface ChartCountry extends ChartPlace {
  regions: ChartPlace[]
}

export interface ChartPlace extends ChartPlaceName {
  /** Null: no offers for this search. */
  price: number | null
}

export interface WiderChart {
  by: 'nights' | 'airport' | 'nightsAndAirport' | 'anywhere' | 'without'
  /** Without a language prefix. */
  url: string
}
