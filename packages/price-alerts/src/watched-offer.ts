import type { Offer } from '@wojaz/offers'
import type { Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'

/** The part of an offer that an alert needs. */
export type WatchedOffer = Pick<
  Offer,
  'offerCode' | 'tripType' | 'hotelName' | 'hotelUrl' | 'departureDate' | 'returnDate'
> &
  Priced

/** The part of the engine that alerts need. */
export interface PricedOffers {
  /** Changes with every change of prices or places. */
  readonly version: number
  /** Refused: it cannot be booked now. */
  offer(offerCode: string, view: { locale: Locale; perPerson: boolean }): Promise<Outcome<Priced, unknown>>
}

interface Priced {
  /** In grosze, for the whole party. */
  readonly quote: { readonly total: number }
}
