import type { Locale } from '@wojaz/travel/locale'
import type { DaySpan } from '../catalogue/open-days.ts'

/** A guest's search. Any chosen value of a facet matches; all facets must match. */
export interface AttractionQuery {
  readonly text: string
  /** Countries, regions or resorts of the shop's tree; empty: anywhere. */
  readonly placeCodes: readonly string[]
  readonly chosen: Readonly<Partial<Record<AttractionFacet, readonly string[]>>>
  /** In grosze, both ends included; null: open. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  /** Open on at least one of these days; null: any day. Attractions with an unknown calendar match, too. */
  readonly days: DaySpan | null
  /** The number of people who go together; null: unknown. */
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

/** Filters that can be removed from a search without results. */
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

/** In minutes; each band ends where the next begins. */
export const durationBands = [
  { code: 'up-to-2h', from: 0 },
  { code: '2-4h', from: 120 },
  { code: '4-8h', from: 240 },
  { code: 'over-8h', from: 480 },
] as const

/** Free cancellation until so many hours before the start, for every option. */
export const freeCancellationHours = { '24h': 24, '72h': 72, '7d': 168 } as const

/** By the start hour; each ends where the next begins. */
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
