import type { IsoDay } from '../dates/calendar-date.ts'
import { type Occupancy, occupancyOf } from '../party/occupancy.ts'
import type { Coordinates } from '../place/coordinates.ts'
import { type OfferType, offerTypes } from '../trip/offer-type.ts'
import { canonicalSearchState } from './canonical-search-state.ts'
import type { SearchState } from './search-state.ts'
import type { SortCode } from './sort.ts'

/** The body of every search call. */
export interface OfferSearchRequest {
  readonly offerType: OfferType
  readonly childrenBirthdays: readonly IsoDay[]
  readonly departuresCodes: readonly string[]
  readonly destinationsCodes: readonly string[]
  readonly numberOfAdults: number
  /** Only with several rooms. */
  readonly occupancies?: readonly Occupancy[]
  readonly departureDateFrom: IsoDay | null
  readonly departureDateTo: IsoDay | null
  readonly durationFrom: number | null
  readonly durationTo: number | null
  /** The market; there is only one. */
  readonly site: 'pl'
  readonly metaData: { readonly page: number; readonly pageSize: number; readonly sorting: SortCode }
  readonly filters: readonly SearchFilter[]
  /** Kilometres around `regionLocation`. */
  readonly radius?: number
  readonly regionLocation?: Coordinates
}

export interface SearchFilter {
  readonly filterId: string
  readonly selectedValues: readonly string[]
}

export const listingPageSize = 10
export const allOffersPageSize = 6

/** Whether prices are for the whole party or per person is a facet of the request. */
export const priceSelector = {
  filterId: 'priceSelector',
  perPerson: 'personPrice',
  full: 'fullPrice',
} as const

export interface SearchScope {
  readonly page?: number
  readonly pageSize?: number
  /** A circle on the map. */
  readonly around?: { readonly centre: Coordinates; readonly radiusKm: number }
}

export function toOfferSearchRequest(search: SearchState, scope: SearchScope = {}): OfferSearchRequest {
  const state = canonicalSearchState(search)
  const { page = 0, pageSize = listingPageSize, around } = scope
  return {
    offerType: offerTypes[state.tripType],
    childrenBirthdays: state.childrenBirthDates,
    departuresCodes: state.selectedAirports,
    destinationsCodes: state.selectedDestinationsCodes,
    numberOfAdults: state.adultsCount,
    ...(state.occupancies.length > 0 && { occupancies: state.occupancies.map((room) => occupancyOf(room)) }),
    departureDateFrom: firstDay(state),
    departureDateTo: state.endDate,
    durationFrom: state.durationFrom,
    durationTo: state.durationTo,
    site: 'pl',
    metaData: { page, pageSize, sorting: state.sortCode },
    filters: filtersOf(state),
    ...(around && { radius: around.radiusKm, regionLocation: around.centre }),
  }
}

/** A guest without a first day leaves in the season, unless it begins after the guest's last day. */
function firstDay({ startDate, endDate, seasonStartDate }: SearchState): IsoDay | null {
  const isInReach = seasonStartDate !== null && (endDate === null || seasonStartDate <= endDate)
  return startDate ?? (isInReach ? seasonStartDate : null)
}

function filtersOf(state: SearchState): readonly SearchFilter[] {
  const facets = Object.entries(state.selectedFilterValues).map(([filterId, selectedValues]) => ({
    filterId,
    selectedValues,
  }))
  const price = state.fullPrice ? priceSelector.full : priceSelector.perPerson
  return [{ filterId: priceSelector.filterId, selectedValues: [price] }, ...facets]
}
