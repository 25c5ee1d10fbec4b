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
  /** The guests' rating out of 5. Null: no reviews. */
  rating: number | null
  ratingCount: number
  picture: Picture
  /** 'Faliraki, Rodos, Grecja' */
  place: string
  /** The page of the offer, without a language prefix. */
  url: string
  /** The page of the resort, without a language prefix. */
  placeUrl: string
  departureDate: IsoDay
  returnDate: IsoDay
  nights: number
  /** Null with own transport. */
  airport: string | null
  board: string
  perPerson: number
  /** The total for all people, with everything mandatory. */
  total: number
  people: number
  /** Null: no reduction. */
  reduction: Reduction | null
}

/** Compared with the lowest price of the 30 days before the reduction, as the law requires. */
export interface Reduction {
  percent: number
  /** The lowest price before: the total, and per person. */
  totalBefore: number
  perPersonBefore: number
}

/** A return flight without hotel. */
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
  /** The parts of the total: the fare, airport and state charges, both guarantee funds. */
  parts: { fare: number; charges: number; funds: number }
}

/** A flight without hotel as a listing shows it, for the searched party. */
export interface ListingFlight {
  code: string
  from: Airport
  to: Airport
  /** The country of the arrival, with its page. Null: it has no page. */
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

/** Offers for the components of a page, by the component's uid. */
export type OffersOfPage = Readonly<
  Record<
    string,
    | { kind: 'holidays'; offers: OfferFacts[] }
    | { kind: 'flights'; flights: FlightFacts[] }
    | { kind: 'places'; places: PlaceCard[] }
    | { kind: 'priceChart'; chart: PriceChartFacts; texts: PageTexts }
  >
>

/** A holiday as a listing shows it, for the searched party. */
export interface ListingOffer extends OfferFacts {
  pictures: Picture[]
  /** Country, region, resort; each with its page. */
  way: { name: string; url: string }[]
  /** 'HH:mm' of both flights. Null: own transport. */
  hours: { departure: string; return: string } | null
  room: string
  /** What the price includes besides flight, stay and meals. */
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
