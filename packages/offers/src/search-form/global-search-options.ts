import type { IsoDay } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { AdditionalType, OfferType, TripType } from '@wojaz/travel/trip'
import type { DayPrice } from '../price-calendar.ts'
import type { RegionOption } from '../regions.ts'

/** Where an option applies: a trip type, or a kind within one. */
export type SearchTag = OfferType | AdditionalType

/** An option of the form. `enabled` only when choosing it, with everything else unchanged, leads to an offer. */
export interface SearchOption {
  readonly code: string
  readonly label: string
  /** The value in the search request. */
  readonly value: string
  readonly selected: boolean
  readonly enabled: boolean
  /** Some of its parts are chosen, but not all. */
  readonly indeterminate: boolean
  /** A popular option. */
  readonly highlighted: boolean
  /** It belongs to the trip types with one of these in their `filterTags`. */
  readonly assignedTags: readonly SearchTag[]
  readonly count: number
  readonly fromPrice: number | null
  readonly options: readonly SearchOption[]
}

export interface TypeOption extends SearchOption {
  readonly code: TripType
  readonly multiroom: boolean
  readonly additionalOptions: readonly AdditionalOption[]
  readonly searchOffersUrl: string
  /** Every spelling of the trip type and of its kinds. */
  readonly globalTypes: readonly string[]
  readonly filterTags: readonly SearchTag[]
}

/** A kind within a trip type: `key` is the filter of the search request, `value` one of its values. */
export interface AdditionalOption {
  readonly key: string
  readonly value: AdditionalType
  readonly label: string
  readonly selected: boolean
  readonly enabled: boolean
  readonly count: number
  readonly fromPrice: number | null
}

export interface AirportOption extends SearchOption {
  readonly groupName: string | null
  readonly irisCode: string
}

export interface PlaceOption extends SearchOption {
  /** Airports are options for flights alone. */
  readonly kind: RegionOption['kind'] | 'airport'
  readonly options: readonly PlaceOption[]
}

export type GlobalSearchFilter =
  | { readonly filterType: 'TYPE'; readonly options: readonly TypeOption[] }
  | { readonly filterType: 'AIRPORT'; readonly options: readonly AirportOption[] }
  /** Parts of the day of the outbound departure. */
  | { readonly filterType: 'HOURS'; readonly options: readonly SearchOption[] }
  | { readonly filterType: 'REGION'; readonly options: readonly PlaceOption[] }
  | {
      readonly filterType: 'DURATION'
      /** 'from-to' in nights, for any length. */
      readonly defaultValue: string
      readonly options: readonly SearchOption[]
    }
  /** Flights alone: one way. */
  | { readonly filterType: 'WAY'; readonly options: readonly SearchOption[] }
  /** Flights alone: classes, economy first. */
  | { readonly filterType: 'CABIN'; readonly options: readonly SearchOption[] }
  | {
      readonly filterType: 'CALENDAR'
      readonly selectedFrom: IsoDay | null
      readonly selectedTo: IsoDay | null
      readonly days: readonly DayPrice[]
    }
  | { readonly filterType: 'ADULTS'; readonly selectedCount: number }
  | { readonly filterType: 'CHILDREN'; readonly birthDates: readonly IsoDay[] }
  | { readonly filterType: 'OCCUPANCY'; readonly occupancies: NonNullable<OfferSearchRequest['occupancies']> }
