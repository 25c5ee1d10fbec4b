import type { ComponentType } from 'react'
import type { ListingOffer } from './offer-facts.ts'

/** What stands in the corner of a card's picture: the heart of the wishlist, where there is one. */
export type OfferHeart = ComponentType<{ offer: ListingOffer }>
