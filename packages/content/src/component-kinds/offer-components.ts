import type { TripType } from '@wojaz/travel/trip'
import type { LinkTo, Picture } from '../values.ts'
import type { ComponentFrame } from './component-frame.ts'

/** Where a carousel's offers come from: the shop loads them, the last two from this guest's own browser. */
export const offerSources = ['promoted', 'lastMinute', 'topHotels', 'lastWatched', 'lastSearch'] as const
export type OfferSource = (typeof offerSources)[number]

/** What an editor narrows a list of offers to. Codes as in the search; empty and null: anything. */
export interface OfferCriteria {
  destinations: string[]
  airports: string[]
  /** Days, yyyy-MM-dd. */
  startDate: string | null
  endDate: string | null
  /** Nights. */
  durationFrom: number | null
  durationTo: number | null
}

export interface OfferCarouselComponent extends ComponentFrame {
  name: 'offerCarousel'
  heading: string
  lead: string | null
  source: OfferSource
  /** Null: the trip type of the page or of the guest's search. */
  tripType: TripType | null
  count: number
  criteria: OfferCriteria
  /** Where all of them are. */
  link: LinkTo | null
}

export interface TopDestinationsComponent extends ComponentFrame {
  name: 'topDestinations'
  /** Null: the shop's own words. */
  heading: string | null
  lead: string | null
  tripType: TripType | null
  /** Codes of chosen places in the editor's order; empty: the most popular ones. */
  destinations: string[]
  count: number
  link: LinkTo | null
}

/** So many destinations can be told apart in one chart. */
export const mostCompared = 3

/** Bars of the lowest price per month. The shop finds the prices. */
export interface PriceChartComponent extends ComponentFrame {
  name: 'priceChart'
  heading: string
  lead: string | null
  /** Codes, three at most; empty: the place of the page. */
  destinations: string[]
  airports: string[]
  /** Nights; null: any. */
  durationFrom: number | null
  durationTo: number | null
}

export interface FacultativeTripsComponent extends ComponentFrame {
  name: 'facultativeTrips'
  heading: string
  lead: string | null
  destinations: string[]
  count: number
  trips: FacultativeTrip[]
  link: LinkTo | null
}

/** An outing from the hotel, booked on the spot. */
export interface FacultativeTrip {
  title: string
  text: string | null
  hours: number | null
  /** Złoty for an adult; null: not said. */
  price: number | null
  picture: Picture | null
  directions: string[]
  tripTypes: TripType[]
}
