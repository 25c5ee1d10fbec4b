import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { TripType } from '@wojaz/travel/trip'

/** Names by locale; Polish is always set. */
export type Names = Readonly<Partial<Record<Locale, string>> & { pl: string }>

export interface Airport {
  readonly code: string
  readonly names: Names
  readonly groupName: string | null
  readonly groupNames: Names | null
  readonly irisCode: string
  readonly latitude: number
  readonly longitude: number
  readonly isDeparture: boolean
}

export interface Place {
  readonly code: string
  readonly kind: 'country' | 'region' | 'resort'
  readonly parentCode: string | null
  readonly seoName: string
  readonly names: Names
  readonly latitude: number
  readonly longitude: number
  readonly guaranteeZone: GuaranteeZone | null
}

export type GuaranteeZone = 'neighbours' | 'europe' | 'world'

export interface Board {
  readonly code: string
  readonly names: Names
}

export interface FacetValue {
  readonly facet: string
  readonly value: string
  readonly labels: Names
}

/** Trip types with a hotel; a charter is a flight alone. */
export const hotelTripTypes = ['WS', 'DW', 'WO', 'NR'] as const satisfies readonly TripType[]

export type HotelTripType = (typeof hotelTripTypes)[number]

export interface Hotel {
  readonly code: string
  readonly tripType: HotelTripType
  readonly resortCode: string
  readonly name: string
  readonly seoName: string
  readonly type: string
  readonly stars: number
  readonly latitude: number
  readonly longitude: number
  readonly arrivalAirport: string | null
  readonly transferPrice: number
  readonly season: 'summer' | 'winter' | 'all-year'
  readonly roomsCount: number
  readonly rating: number | null
  readonly ratingCount: number
  readonly multiroomEnabled: boolean
  readonly popularity: number
  /** The day of the last change of its page. */
  readonly changedOn: IsoDay
}

export interface RoomType {
  readonly hotelCode: string
  readonly code: string
  readonly names: Names
  readonly minPersons: number
  readonly maxPersons: number
  readonly maxAdults: number
  readonly maxChildren: number
  readonly allotment: number
}

export interface Rate {
  readonly id: number
  readonly hotelCode: string
  readonly roomCode: string
  readonly boardCode: string
  readonly singleSupplement: number
}

export interface ChildBand {
  readonly rateId: number
  readonly ageFrom: number
  readonly ageTo: number
  readonly share: number
}

export interface Promotion {
  readonly hotelCode: string
  readonly kind: 'first-minute' | 'last-minute' | 'special'
  readonly percent: number
  readonly startsOn: IsoDay
  readonly endsOn: IsoDay
  readonly travelFrom: IsoDay
  readonly travelTo: IsoDay
}

export interface PriceLevel {
  readonly hotelCode: string
  readonly changedOn: IsoDay
  readonly level: number
}

export interface GuaranteeFee {
  readonly fund: 'TFG' | 'TFP'
  readonly category: 'charter' | GuaranteeZone
  readonly validFrom: IsoDay
  readonly amount: number
}

/** Per passenger with a seat, included in the price of the seat. */
export interface AirportCharge {
  readonly airport: string
  /** By the day of the flight. */
  readonly validFrom: IsoDay
  readonly departing: number
  readonly arriving: number
}

/** Tables that belong to hotels and change hotel by hotel. */
export interface HotelTables {
  readonly hotels: readonly Hotel[]
  readonly hotelFacets: readonly { hotelCode: string; facet: string; value: string }[]
  readonly rooms: readonly RoomType[]
  readonly rates: readonly Rate[]
  readonly childBands: readonly ChildBand[]
  readonly promotions: readonly Promotion[]
  readonly priceLevels: readonly PriceLevel[]
}

/** Tables that fit in memory. Nights and flights go directly into columns. */
export interface Catalogue extends HotelTables {
  readonly airports: readonly Airport[]
  readonly places: readonly Place[]
  readonly boards: readonly Board[]
  readonly facetValues: readonly FacetValue[]
  readonly fees: readonly GuaranteeFee[]
  readonly airportCharges: readonly AirportCharge[]
}
