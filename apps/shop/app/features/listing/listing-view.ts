import type { PageTexts } from '@wojaz/content'
import type { NamedCode, PriceBar } from '@wojaz/offers'
import type { Coordinates } from '@wojaz/travel/place'
import type { PriceRangeRefusal, SortCode } from '@wojaz/travel/search'
import type { TripType } from '@wojaz/travel/trip'
import type { ListingFlight, ListingOffer } from '../offer-cards/offer-cards.ts'

/** A page of results with its filters. The search is `q` and `fullPrice`, as in the URL. */
export interface ListingView {
  address: ListingAddress
  /** The search in canonical form. What could not be searched for is in `leftOut`. */
  q: string
  fullPrice: boolean
  around: Around | null
  offers: ListingOffer[]
  /** Flights without hotel. Null: a list of hotels. */
  flights: ListingFlight[] | null
  /** The number of hotels or flights. */
  total: number
  /** The lowest price of them all, in the price type of the search; null: there is none. */
  lowest: number | null
  pages: ShownPages
  facets: ListingFacet[]
  price: PriceFilter
  sorts: SortCode[]
  names: { airports: NamedCode[]; destinations: NamedCode[]; dayParts: NamedCode[] }
  leftOut: LeftOut[]
  repairs: RepairOffer[]
  /** Texts of listings that are not in the common dictionary. */
  texts: PageTexts
}

/** The page of a listing. */
export interface ListingAddress {
  /** Without a language prefix. */
  path: string
  tripType: TripType
  /** The search of the path without a query. */
  home: string
  /** The page of a place keeps its URL only while exactly these places are searched. Null: any places. */
  destinations: readonly string[] | null
}

/** First and last visible page and the number of pages, from 1. */
export interface ShownPages {
  first: number
  last: number
  count: number
}

/** A circle on the map. */
export interface Around {
  centre: Coordinates
  radiusKm: number
}

export interface ListingFacet {
  code: string
  isSingle: boolean
  values: FacetValue[]
}

export interface FacetValue {
  code: string
  label: string
  count: number
}

export interface PriceFilter {
  /** 'amountRange' or the one of ski. */
  filterId: string
  /** Grosze, as the guest typed them. */
  from: number | null
  to: number | null
  error: PriceRangeRefusal['code'] | null
  /** The lowest and highest price of the search without a price range. Null: no results. */
  whole: { from: number; to: number } | null
  histogram: readonly PriceBar[]
}

/** The part of a URL that could not be searched for. */
export type LeftOut =
  | { code: 'unreadable' }
  | { code: 'dates-past' }
  | { code: 'start-past' }
  | { code: 'airport'; value: string }
  | { code: 'destination'; value: string }
  | { code: 'filter'; value: string }
  | { code: 'children' }
  | { code: 'party' }
  | { code: 'map' }
  | { code: 'page' }

/** A change that leads out of an empty list, with the number of hotels and the lowest price. */
export interface RepairOffer {
  changes: RepairChange[]
  /** The changed search. */
  q: string
  /** The area of the map has to be left too. */
  leavesMap: boolean
  count: number
  fromPrice: number | null
}

export type RepairChange =
  | { kind: 'dates'; days: number }
  | { kind: 'duration'; from: number; to: number }
  /** No names: from any airport. */
  | { kind: 'airport'; names: string[] }
  | { kind: 'filter'; filterId: string; labels: string[] }
  | { kind: 'destination' }
