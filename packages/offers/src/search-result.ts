import type { SortCode } from '@wojaz/travel/search'
import type { PriceBar } from './engine/price-histogram.ts'
import type { Offer } from './offer.ts'
import type { Repair } from './repairs.ts'

export interface SearchResult {
  readonly offers: readonly Offer[]
  readonly pagination: Pagination
  readonly facets: readonly FacetFilter[]
  readonly histogram: readonly PriceBar[]
  /** With an empty list: the smallest changes that lead to offers. */
  readonly repairs: readonly Repair[]
}

export interface Pagination {
  readonly page: number
  readonly pageSize: number
  readonly sorting: SortCode
  /** Number of hotels. */
  readonly totalResults: number
}

export interface FacetFilter {
  readonly code: string
  readonly displayType: 'SINGLE_CHOICE' | 'MULTI_CHOICE'
  readonly values: readonly FacetChoice[]
}

/** `count` and `fromPrice` are the result of choosing this value alone in its facet, with the other filters unchanged. */
export interface FacetChoice {
  readonly code: string
  readonly label: string
  readonly selected: boolean
  readonly count: number
  /** In the price type of the search; null without an offer. */
  readonly fromPrice: number | null
}
