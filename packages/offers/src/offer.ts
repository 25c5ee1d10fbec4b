import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Occupancy } from '@wojaz/travel/party'
import type { TripType } from '@wojaz/travel/trip'
import type { Quote } from './quote.ts'

/** One bookable holiday, as lists, cards and API calls show it. Money in grosze. */
export interface Offer {
  /** First three letters: the departure airport, 'XXX' with own transport. */
  readonly offerCode: string
  readonly tripType: TripType
  /** Empty for a flight alone. Then all hotel fields are empty. */
  readonly hotelCode: string
  readonly hotelName: string
  readonly hotelUrl: string
  readonly stars: number
  readonly rating: number | null
  readonly ratingCount: number
  readonly latitude: number
  readonly longitude: number
  /** Country, region, resort. */
  readonly breadcrumbs: readonly OfferPlace[]
  readonly departureDate: IsoDay
  readonly returnDate: IsoDay
  /** Nights. */
  readonly duration: number
  /** null with own transport. */
  readonly airportCode: string | null
  readonly airportName: string | null
  /** 'HH:mm'. */
  readonly departureTime: string | null
  readonly departureFlight: OfferLeg | null
  readonly returnFlight: OfferLeg | null
  readonly boardCode: string
  readonly boardName: string
  readonly occupancies: readonly OfferOccupancy[]
  /** Before and after the reduction, for one person or for all, as requested. */
  readonly price: number
  readonly discountPrice: number
  readonly originalFullPrice: number
  readonly quote: Quote
}

/** False for a flight alone. */
export function hasHotel({ hotelCode }: Pick<Offer, 'hotelCode'>): boolean {
  return hotelCode !== ''
}

/** True for a flight alone without a return. */
export function isOneWay({ departureFlight, returnFlight }: Flown): boolean {
  return departureFlight !== null && returnFlight === null
}

type Flown = Pick<Offer, 'departureFlight' | 'returnFlight'>

export interface OfferPlace {
  readonly code: string
  readonly name: string
  readonly seoName: string
}

export interface OfferLeg {
  readonly flightId: number
  readonly airLineCode: string
  readonly flightNumber: string
  readonly fromAirport: string
  readonly toAirport: string
  readonly date: IsoDay
  readonly departureTime: string
  readonly arrivalTime: string
  readonly aircraft: string
  /** The airline is a low-cost airline. */
  readonly isLowCost: boolean
  readonly seatsLeft: number
}

export interface OfferOccupancy extends Occupancy {
  readonly roomName: string
  /** Rooms of this type that are left in every night of the stay, at most 255. */
  readonly roomsLeft: number
}

export interface OfferView {
  readonly locale: Locale
  readonly perPerson: boolean
}
