import type { Locale } from '@wojaz/travel/locale'
import type { DaySpan } from '../catalogue/open-days.ts'

/** What a guest looks for. Within a facet any of the values will do, all facets must be answered. */
export interface AttractionQuery {
  readonly text: string
  /** Countries, regions or resorts of the shop's tree; none: anywhere. */
  readonly placeCodes: readonly string[]
  readonly chosen: Readonly<Partial<Record<AttractionFacet, readonly string[]>>>
  /** In grosze, both ends included; null: open. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  /** Open on one of these days at least; null: whenever. What nobody knows the calendar of is found, too. */
  readonly days: DaySpan | null
  /** So many go together; null: nobody says. */
  readonly people: number | null
  readonly sort: AttractionSort
  readonly page: number
  readonly pageSize: number
  readonly locale: Locale
}

export const attractionFacets = [
  'category',
  'duration',
  'language',
  'free-cancellation',
  'pickup',
  'accessible',
  'time-of-day',
] as const

export type AttractionFacet = (typeof attractionFacets)[number]

export const attractionSorts = ['recommended', 'price', 'priceDESC', 'duration'] as const

export type AttractionSort = (typeof attractionSorts)[number]

/** What can be left out of a search that finds nothing. */
export type AttractionFilter = 'text' | 'place' | 'price' | 'date' | 'people' | AttractionFacet

export const emptyAttractionQuery: AttractionQuery = {
  text: '',
  placeCodes: [],
  chosen: {},
  priceFrom: null,
  priceTo: null,
  days: null,
  people: null,
  sort: 'recommended',
  page: 0,
  pageSize: 10,
  locale: 'pl',
}

/** In minutes, from one to below the next. */
export const durationBands = [
  { code: 'up-to-2h', from: 0 },
  { code: '2-4h', from: 120 },
  { code: '4-8h', from: 240 },
  { code: 'over-8h', from: 480 },
] as const

/** Until how many hours before the start everything is given back, whichever option is taken. */
export const freeCancellationHours = { '24h': 24, '72h': 72, '7d': 168 } as const

/** By the hour at which it starts, from one to below the next. */
export const dayTimes = [
  { code: 'morning', from: 0 },
  { code: 'afternoon', from: 12 },
  { code: 'evening', from: 17 },
] as const

/** In grosze, both ends included. */
export const priceBands = [
  { from: 0, to: 9_999 },
  { from: 10_000, to: 24_999 },
  { from: 25_000, to: 49_999 },
  { from: 50_000, to: null },
] as const
