import type { IsoDay } from '@wojaz/travel/dates'
import {
  defaultSearchState,
  type OfferSearchRequest,
  type SearchState,
  type SortCode,
  toOfferSearchRequest,
} from '@wojaz/travel/search'
import type { TripType } from '@wojaz/travel/trip'

/** The search of a page for guests who have not searched yet: two adults, one room. */
export interface Wish {
  tripType: TripType
  /** Place codes; empty: anywhere. */
  destinations?: readonly string[]
  airports?: readonly string[]
  from?: IsoDay | null
  to?: IsoDay | null
  nights?: Nights
  filters?: Readonly<Record<string, readonly string[]>>
  sortCode?: SortCode | null
  count: number
}

export type Nights = { from: number; to: number } | null

/**
 * The default length: prices of different places can be compared only for stays of one length. A round trip has a fixed length.
 */
export function usualNights(tripType: TripType): Nights {
  return tripType === 'WO' ? null : { from: 7, to: 7 }
}

/** The search by which weekly prices are recorded and compared with another year. */
export function usualQuestion(tripType: TripType): OfferSearchRequest {
  return requestFor({ tripType, count: 1 })
}

/**
 * Whether the search, apart from dates and destination, is the default one. Only then can its prices be compared with recorded
 * ones.
 */
export function isUsual(search: SearchState): boolean {
  const { sortCode } = defaultSearchState
  const own = {
    ...search,
    selectedDestinationsCodes: [],
    startDate: null,
    endDate: null,
    fullPrice: false,
    sortCode,
  }
  return (
    JSON.stringify(toOfferSearchRequest(own, { pageSize: 1 })) ===
    JSON.stringify(usualQuestion(search.tripType))
  )
}

export function requestFor(wish: Wish): OfferSearchRequest {
  const { tripType, nights = usualNights(tripType) } = wish
  return toOfferSearchRequest(
    {
      ...defaultSearchState,
      tripType,
      selectedDestinationsCodes: wish.destinations ?? [],
      selectedAirports: wish.airports ?? [],
      startDate: wish.from ?? null,
      endDate: wish.to ?? null,
      durationFrom: nights?.from ?? null,
      durationTo: nights?.to ?? null,
      selectedFilterValues: wish.filters ?? {},
      sortCode: wish.sortCode ?? defaultSearchState.sortCode,
    },
    { pageSize: wish.count },
  )
}
