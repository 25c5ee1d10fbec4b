import type { PageTexts } from '@wojaz/content'
import type { NamedCode, PriceBar } from '@wojaz/offers'
import type { Coordinates } from '@wojaz/travel/place'
import type { PriceRangeRefusal, SortCode } from '@wojaz/travel/search'
import type { TripType } from '@wojaz/travel/trip'
import type { ListingFlight, ListingOffer } from '../offer-cards/offer-cards.ts'

/** A page of results and everything that narrows it. The search itself is `q` and `fullPrice`, as in the address. */
export interface ListingView {
  address: ListingAddress
  /** What was searched for, in its one form; what could not be is in `leftOut`. */
  q: string
  fullPrice: boolean
  around: Around | null
  offers: ListingOffer[]
  /** Flights alone; null: the list is one of hotels. */
  flights: ListingFlight[] | null
  /** Hotels, or flights. */
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
  /** What listings say beyond what every page says. */
  texts: PageTexts
}

/** Where a listing stands. */
export interface ListingAddress {
  /** Without a language prefix. */
  path: string
  tripType: TripType
  /** The search of the bare address. */
  home: string
  /** A page about a place stays at its address only while these alone are searched; null: any. */
  destinations: readonly string[] | null
}

/** First and last page on the screen and the last there is, from 1 on. */
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
  /** From the cheapest to the dearest hotel of the search without a range; null: there is none. */
  whole: { from: number; to: number } | null
  histogram: readonly PriceBar[]
}

/** What of an address could not be searched for. */
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

/** A change that leads out of an empty list, how many hotels it gives and from what price. */
export interface RepairOffer {
  changes: RepairChange[]
  /** The changed search. */
  q: string
  /** Also the map was what was in the way. */
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
