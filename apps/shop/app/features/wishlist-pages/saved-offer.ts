import type { Picture } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'
import type { OfferFacts, Reduction } from '../offer-cards/offer-cards.ts'

/** A saved offer as it is today. Money is in grosze. */
export interface SavedOffer {
  /** Unique within the list. */
  id: number
  code: string
  hotelName: string
  /** Only for hotels of the catalogue. */
  hotel: SavedHotel | null
  departureDate: IsoDay
  returnDate: IsoDay
  nights: number
  adults: number
  children: number
  savedOn: IsoDay
  /** The total price when it was saved. */
  totalThen: number
  /** Null: it cannot be booked any more. */
  sale: Sale | null
  /** The closest alternatives to an offer that cannot be booked. */
  alternatives: OfferFacts[]
}

export interface SavedHotel {
  stars: number
  /** The guests' rating out of 5. Null: no reviews. */
  rating: number | null
  ratingCount: number
  picture: Picture
  /** The hotel card with this offer, without a language prefix. */
  offerUrl: string
  /** 'Faliraki, Rodos' */
  place: string
  /** Without a language prefix. */
  placeUrl: string
  /** Its features, in words. */
  features: string[]
}

export interface Sale {
  perPerson: number
  /** For all people, with everything mandatory. */
  total: number
  reduction: Reduction | null
  /** Null with own transport. */
  airport: string | null
  /** 'HH:mm' */
  departureTime: string | null
  board: string
  rooms: string[]
}
