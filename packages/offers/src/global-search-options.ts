import type { IsoDay, OfferSearchRequest } from '@wojaz/travel'
import type { DayPrice } from './price-calendar.ts'
import type { RegionOption } from './regions.ts'

/** Something a guest can choose; `enabled` only when choosing it, the rest as it is, leads to an offer. */
export interface SearchOption {
  readonly code: string
  readonly label: string
  readonly selected: boolean
  readonly enabled: boolean
  readonly count: number
  readonly fromPrice: number | null
}

export interface TypeOption extends SearchOption {
  readonly multiroom: boolean
  readonly searchOffersUrl: string
}

export interface AirportOption extends SearchOption {
  readonly groupName: string | null
  readonly irisCode: string
}

export interface PlaceOption extends SearchOption {
  readonly kind: RegionOption['kind']
  /** Some of its parts are chosen, but not all of it. */
  readonly indeterminate: boolean
  readonly options: readonly PlaceOption[]
}

export type GlobalSearchFilter =
  | { readonly filterType: 'TYPE'; readonly options: readonly TypeOption[] }
  | { readonly filterType: 'AIRPORT'; readonly options: readonly AirportOption[] }
  | { readonly filterType: 'REGION'; readonly options: readonly PlaceOption[] }
  | {
      readonly filterType: 'DURATION'
      readonly defaultValue: string
      readonly options: readonly SearchOption[]
    }
  | {
      readonly filterType: 'CALENDAR'
      readonly selectedFrom: IsoDay | null
      readonly selectedTo: IsoDay | null
      readonly days: readonly DayPrice[]
    }
  | { readonly filterType: 'ADULTS'; readonly selectedCount: number }
  | { readonly filterType: 'CHILDREN'; readonly birthDates: readonly IsoDay[] }
  | { readonly filterType: 'OCCUPANCY'; readonly occupancies: NonNullable<OfferSearchRequest['occupancies']> }
