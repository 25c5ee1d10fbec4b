import type { Offer } from '@wojaz/offers'
import type { Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'

/** As much of an offer as an alert is about. */
export type WatchedOffer = Pick<
  Offer,
  'offerCode' | 'tripType' | 'hotelName' | 'hotelUrl' | 'departureDate' | 'returnDate'
> &
  Priced

/** As much of the engine as alerts ask. */
export interface PricedOffers {
  /** Another one after every change of prices or places. */
  readonly version: number
  /** Refused: it cannot be booked now. */
  offer(offerCode: string, view: { locale: Locale; perPerson: boolean }): Promise<Outcome<Priced, unknown>>
}

interface Priced {
  /** In grosze, for everybody together. */
  readonly quote: { readonly total: number }
}
