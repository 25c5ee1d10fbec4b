import type { ClimateMonth, LinkTo, Page } from '@wojaz/content'
import type { HolidayType } from '@wojaz/travel/trip'
import type { SearchBarFacts } from '../global-search/global-search.ts'
import type {
  FlightFacts,
  OfferFacts,
  OffersOfPage,
  PlaceCard,
  PricedLink,
} from '../offer-cards/offer-cards.ts'

/** For a holiday the way to travel there matters more than the continent. */
export type GroupKey = 'near' | 'far' | 'car' | 'ski'

/** Everything a page below `/wypoczynek` shows. */
export interface DestinationView {
  page: Page
  /** Without the language prefix. Several URLs may lead here. */
  path: string
  name: string
  searchBar: SearchBarFacts | null
  shelves: Shelf[]
  /** For the components of the page. */
  offers: OffersOfPage
  /** Pages about flights without hotel from this city and to this country. */
  charters: LinkTo[]
  /** The list of all flights there. */
  flightsUrl: string | null
  flights: FlightFacts[] | null
  /** `inside`: places inside this one that have offers. `around`: places around it, if there are no offers here. */
  inside: PlaceCard[]
  around: PlaceCard[]
  calendar: { trip: HolidayType | null; months: MonthFacts[] }
  /** The cheapest flight from each city that flies there. */
  departures: PricedLink[]
  /** Ready-made searches that have results. */
  searches: CountedLink[]
}

export interface Shelf {
  trip: HolidayType
  offers: OfferFacts[]
  /** Number of hotels. */
  total: number
}

export interface MonthFacts {
  /** 'yyyy-MM' */
  month: string
  /** In the language of the page, as a heading: 'listopad'. */
  name: string
  price: number | null
  climate: ClimateMonth | null
}

export interface CountedLink {
  label: string
  url: string
  count: number
}

export interface DestinationGroup {
  key: GroupKey
  places: PlaceCard[]
}
