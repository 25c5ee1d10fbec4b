import type { PageTexts } from '@wojaz/content'
import type { ExploreMonth } from '../explore/explore.ts'
import type { FlightFacts, PricedLink } from '../offer-cards/offer-cards.ts'

/** Flights without hotel from a city or to a country: the price per person for two people, a week there and back. */
export interface ChartersView {
  kind: 'city' | 'country'
  /** The cheapest flights, one per day. */
  flights: FlightFacts[]
  /** All of them, without a language prefix. */
  flightsUrl: string
  months: ExploreMonth[]
  /** From a city the countries, to a country the cities, each at its lowest price. */
  ways: PricedLink[]
  texts: PageTexts
}
