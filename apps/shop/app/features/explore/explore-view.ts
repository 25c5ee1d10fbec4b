import type { PageTexts, Picture } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Coordinates } from '@wojaz/travel/place'
import type { SearchState } from '@wojaz/travel/search'
import type { OfferFacts } from '../offer-cards/offer-cards.ts'

/** How the price of a month compares with the other months of the same destination. */
export type Heat = 'low' | 'middle' | 'high'

/** Where a party can travel within its budget. */
export interface ExploreView {
  /** Who travels, how, how long and from where. What could not be read from the URL is left out. */
  search: SearchState
  /** Grosze, per person or for all as in `search.fullPrice`. Null: no limit. */
  budget: number | null
  /** Within the budget, the cheapest first. */
  destinations: ExploreDestination[]
  /** Destinations that cost more. */
  beyond: number
  /** The price of the cheapest offer. Null: there is no offer for this party. */
  least: number | null
  airports: { code: string; name: string }[]
  today: IsoDay
  /** Part of the URL could not be read. */
  hasLeftOut: boolean
  texts: PageTexts
}

/** The cheapest offer: a holiday, or a flight by its route. */
export type ExploreOffer = Pick<
  OfferFacts,
  'code' | 'url' | 'hotelName' | 'board' | 'departureDate' | 'nights' | 'airport' | 'total'
>

export interface ExploreDestination {
  code: string
  name: string
  /** The page about it, without a language prefix. Null: there is none. */
  url: string | null
  picture: Picture
  coordinates: Coordinates
  /** The price of the cheapest offer, per person or for all as in the search. */
  price: number
  offer: ExploreOffer
  /** All offers there within the budget, without a language prefix. */
  listingUrl: string
  months: ExploreMonth[]
}

export interface ExploreMonth {
  /** 'yyyy-MM' */
  month: string
  /** 'lip', in the language of the page. */
  name: string
  /** Null: no departures. */
  price: number | null
  /** Against the other months of this destination. */
  heat: Heat | null
  isWithinBudget: boolean
  /** The offers of this month, without a language prefix; null: there are none. */
  url: string | null
}
