import type { SortCode } from '@wojaz/travel/search'
import type { TripType } from '@wojaz/travel/trip'
import type { Destination, SeoNames } from './destination.ts'
import type { MetaProperty } from './page.ts'
import type { TemplateType } from './page-type.ts'
import type { Words } from './tokens.ts'
import type { LinkTo } from './values.ts'

/** For a page of offers (`/oferty-{criteria}`) or of flights (`/wyloty-z-{city}`). */
export type CriteriaNames = SeoNames & ({ criteria: string | null } | { city: string | null })

/** A search with a URL, as lists of links need it. */
export interface CriteriaLink {
  kind: 'offers' | 'flights'
  seoName: string
  /** For flights the city as in "from Warsaw". */
  name: string
  /** Codes of the places it is limited to; empty: all of them. */
  destinations: string[]
  airports: string[]
}

/** A page of a destination, with the search behind its URL. */
export interface SearchCriteria {
  /** `searchCriteriaCode` of the search state. */
  code: string
  kind: 'offers' | 'flights'
  seoName: string
  /** Without a language prefix. */
  url: string
  /** The template that shows it; `words` fill its tokens. */
  template: TemplateType
  words: Words
  heading: string
  lead: string | null
  metaProperties: MetaProperty[]
  seoTextHtml: string
  breadcrumbs: LinkTo[]
  /** From the country down to the place of the page. */
  destinations: Destination[]
  search: CriteriaSearch
}

export interface CriteriaSearch {
  tripType: TripType
  destinations: string[]
  airports: string[]
  durationFrom: number | null
  durationTo: number | null
  /** Departures at most this many days from today; null: any. */
  departsWithinDays: number | null
  /** Filter id → codes. */
  filters: Record<string, string[]>
  sortCode: SortCode | null
}
