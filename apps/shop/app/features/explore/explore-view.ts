import type { PageTexts, Picture } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Coordinates } from '@wojaz/travel/place'
import type { SearchState } from '@wojaz/travel/search'
import type { OfferFacts } from '../offer-cards/offer-cards.ts'

/** How the price of a month compares with the other months of the same destination. */
export type Heat = 'low' | 'middle' | 'high'

/** Where a party can go for its money. */
export interface ExploreView {
  /** Who travels, how, how long and from where; what could not be read of it is left out. */
  search: SearchState
  /** Grosze, for one or for all as `search.fullPrice` says; null: no limit. */
  budget: number | null
  /** Within the budget, the cheapest first. */
  destinations: ExploreDestination[]
  /** Destinations that cost more. */
  beyond: number
  /** What the cheapest of all costs; null: nothing is sold to this party at all. */
  least: number | null
  airports: { code: string; name: string }[]
  today: IsoDay
  /** Something of the address could not be read. */
  hasLeftOut: boolean
  texts: PageTexts
}

/** The cheapest there: a holiday, or a flight by its way. */
export type ExploreOffer = Pick<
  OfferFacts,
  'code' | 'url' | 'hotelName' | 'board' | 'departureDate' | 'nights' | 'airport' | 'total'
>

export interface ExploreDestination {
  code: string
  name: string
  /** Its own page, without a language prefix; null: nobody has written one. */
  url: string | null
  picture: Picture
  coordinates: Coordinates
  /** Of the cheapest offer, for one or for all as the guest asked. */
  price: number
  offer: ExploreOffer
  /** All offers there within the budget, without a language prefix. */
  listingUrl: string
  months: ExploreMonth[]
}

export interface ExploreMonth {
  /** 'yyyy-MM' */
  month: string
  /** 'lip', as the language of the page says it. */
  name: string
  /** Null: nothing leaves then. */
  price: number | null
  /** Against the other months of this destination. */
  heat: Heat | null
  isWithinBudget: boolean
  /** The offers of this month, without a language prefix; null: there are none. */
  url: string | null
}
