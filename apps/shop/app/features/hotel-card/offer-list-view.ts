import type { Offer } from '@wojaz/offers'
import type { OfferSearchRequest, SortCode } from '@wojaz/travel/search'

/** All offers of the hotel for the chosen party. They are many, so nobody looks for them before a guest wants them. */
export interface OfferListView {
  /** What the call for a page of them is asked with; its page and order are those of the list. */
  request: OfferSearchRequest & { hotelCode: string }
  /** As the address asks for it, without scripts; null: it does not. */
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
