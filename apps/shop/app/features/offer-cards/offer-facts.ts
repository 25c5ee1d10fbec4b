import type { IncludedService } from '@wojaz/booking'
import type { PageTexts, Picture } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Coordinates } from '@wojaz/travel/place'
import type { BetterCabin, HolidayType } from '@wojaz/travel/trip'
import type { PriceChartFacts } from '../price-chart/price-chart.ts'

/** One bookable holiday as a small card shows it. Money in grosze. */
export interface OfferFacts {
  code: string
  tripType: HolidayType
  hotelCode: string
  hotelName: string
  stars: number
  /** Of 5, by its guests; null: nobody has written. */
  rating: number | null
  ratingCount: number
  picture: Picture
  /** 'Faliraki, Rodos, Grecja' */
  place: string
  /** Its own page, without a language prefix. */
  url: string
  /** The page of the resort, likewise. */
  placeUrl: string
  departureDate: IsoDay
  returnDate: IsoDay
  nights: number
  /** Null with own transport. */
  airport: string | null
  board: string
  perPerson: number
  /** What all pay together, everything mandatory inside. */
  total: number
  /** How many they are. */
  people: number
  /** Null: not reduced. */
  reduction: Reduction | null
}

/** Against the lowest price of the 30 days before it began, as the law wants it. */
export interface Reduction {
  percent: number
  /** What all paid at least, and one of them. */
  totalBefore: number
  perPersonBefore: number
}

/** Seats there and back without a hotel. */
export interface FlightFacts {
  code: string
  from: string
  to: string
  departureDate: IsoDay
  returnDate: IsoDay
  nights: number
  departureTime: string
  perPerson: number
  total: number
  /** What the total is made of: the fare, what airports and states take, both guarantee funds. */
  parts: { fare: number; charges: number; funds: number }
}

/** A flight alone as a listing shows it, for whoever travels. */
export interface ListingFlight {
  code: string
  from: Airport
  to: Airport
  /** The country where it lands, with its page; null: nobody has written about it. */
  place: { name: string; url: string } | null
  picture: Picture
  out: FlightLeg
  /** Null: one way. */
  back: FlightLeg | null
  nights: number
  luggage: IncludedService | null
  /** The class above economy that is in the price; null: economy. */
  cabin: { code: BetterCabin; name: string } | null
  /** Seats on the fuller plane, when there are few; null: enough. */
  seatsLeft: number | null
  perPerson: number
  total: number
  people: number
}

export interface Airport {
  code: string
  name: string
}

/** Times are local at each end. */
export interface FlightLeg {
  date: IsoDay
  departs: string
  arrives: string
  landsOn: IsoDay
  airline: string
  /** '7Z 1234' */
  number: string
}

/** A country, region or resort with its lowest price. */
export interface PlaceCard {
  code: string
  name: string
  /** Without a language prefix. */
  url: string
  picture: Picture | null
  trip: HolidayType
  price: number
  hotels: number
}

/** What the shop puts on the shelves of a page, by the uid of the component that asks for it. */
export type OffersOfPage = Readonly<
  Record<
    string,
    | { kind: 'holidays'; offers: OfferFacts[] }
    | { kind: 'flights'; flights: FlightFacts[] }
    | { kind: 'places'; places: PlaceCard[] }
    | { kind: 'priceChart'; chart: PriceChartFacts; texts: PageTexts }
  >
>

/** The same holiday as a listing shows it, for whoever travels. */
export interface ListingOffer extends OfferFacts {
  pictures: Picture[]
  /** Country, region, resort; each with its page. */
  way: { name: string; url: string }[]
  /** 'HH:mm' there and back; null with own transport. */
  hours: { departure: string; return: string } | null
  room: string
  /** What is in the price beside flight, stay and meals. */
  included: readonly IncludedService[]
  /** Seats on the plane, when there are few; null: enough, or no plane. */
  seatsLeft: number | null
  coordinates: Coordinates
}

export interface PricedLink {
  label: string
  /** Without a language prefix. */
  url: string
  price: number
}
