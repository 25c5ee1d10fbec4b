import type { Offer } from '@wojaz/offers'
import type { OfferSearchRequest, SortCode } from '@wojaz/travel/search'

/** All offers of the hotel for the chosen party. There are many, so they are loaded only when a guest wants them. */
export interface OfferListView {
  /** The request for a page of offers. Page and sort order come from the list. */
  request: OfferSearchRequest & { hotelCode: string }
  /** The pages that the URL asks for, without scripts. Null: none. */
  begun: BegunList | null
}

export interface BegunList {
  sorting: SortCode
  pages: number
  offers: readonly ListedOffer[]
  total: number
}

export type ListedOffer = Pick<
  Offer,
  | 'offerCode'
  | 'tripType'
  | 'hotelUrl'
  | 'departureDate'
  | 'returnDate'
  | 'duration'
  | 'airportName'
  | 'departureTime'
  | 'boardName'
  | 'discountPrice'
>
