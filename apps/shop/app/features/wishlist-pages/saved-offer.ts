import type { Picture } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'
import type { OfferFacts, Reduction } from '../offer-cards/offer-cards.ts'

/** An offer of a list as its guest sees it today. Money in grosze. */
export interface SavedOffer {
  /** Within the list. */
  id: number
  code: string
  hotelName: string
  /** What only a hotel of the catalogue has. */
  hotel: SavedHotel | null
  departureDate: IsoDay
  returnDate: IsoDay
  nights: number
  adults: number
  children: number
  savedOn: IsoDay
  /** What all were to pay when it was saved. */
  totalThen: number
  /** Null: it can no longer be booked. */
  sale: Sale | null
  /** What comes nearest to an offer that cannot be booked. */
  alternatives: OfferFacts[]
}

export interface SavedHotel {
  stars: number
  /** Of 5, by its guests; null: nobody has written. */
  rating: number | null
  ratingCount: number
  picture: Picture
  /** Its card with this very offer, without a language prefix. */
  offerUrl: string
  /** 'Faliraki, Rodos' */
  place: string
  /** Without a language prefix. */
  placeUrl: string
  /** What it has to offer, in words. */
  features: string[]
}

export interface Sale {
  perPerson: number
  /** For all, everything mandatory inside. */
  total: number
  reduction: Reduction | null
  /** Null with own transport. */
  airport: string | null
  /** 'HH:mm' */
  departureTime: string | null
  board: string
  rooms: string[]
}
