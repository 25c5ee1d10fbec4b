import type { IsoDay } from '../dates/calendar-date.ts'
import { defaultParty, type Party } from '../party/occupancy.ts'
import { defaultTripType, type TripType } from '../trip/trip-type.ts'
import { defaultSortCode, type SortCode } from './sort.ts'

/** A guest's search. With several rooms `occupancies` lists them, and the party is everyone in them. */
export interface SearchState extends Party {
  readonly tripType: TripType
  readonly sortCode: SortCode
  /** Prices for the whole party rather than per person. */
  readonly fullPrice: boolean
  readonly selectedAirports: readonly string[]
  readonly selectedDestinationsCodes: readonly string[]
  /** Nights; both or none. */
  readonly durationFrom: number | null
  readonly durationTo: number | null
  readonly startDate: IsoDay | null
  readonly endDate: IsoDay | null
  readonly occupancies: readonly Party[]
  readonly searchCriteriaCode: string | null
  readonly selectedFilterValues: Readonly<Record<string, readonly string[]>>
  /** The page where the search was begun. */
  readonly pageUrl: string | null
  readonly seasonStartDate: IsoDay | null
}

export const defaultSearchState: SearchState = {
  tripType: defaultTripType,
  sortCode: defaultSortCode,
  fullPrice: false,
  selectedAirports: [],
  selectedDestinationsCodes: [],
  durationFrom: null,
  durationTo: null,
  startDate: null,
  endDate: null,
  ...defaultParty,
  occupancies: [],
  searchCriteriaCode: null,
  selectedFilterValues: {},
  pageUrl: null,
  seasonStartDate: null,
}
