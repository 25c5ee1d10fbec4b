export { FlightList } from './flight-list.tsx'
export { GuestRating } from './guest-rating.tsx'
export { IncludedStrip } from './included-strip.tsx'
export { isOfferFacts } from './is-offer-facts.ts'
export type {
  FlightFacts,
  FlightLeg,
  ListingFlight,
  ListingOffer,
  OfferFacts,
  OffersOfPage,
  PlaceCard,
  PricedLink,
  Reduction,
} from './offer-facts.ts'
export { OfferGrid } from './offer-grid.tsx'
export { OfferPrice } from './offer-price.tsx'
export { offerListSchema } from './offer-schema.ts'
export { OfferStrip } from './offer-strip.tsx'
export { OffersContext, useOffersFor } from './offers-context.ts'
export { usePartyWords } from './party-words.ts'
export { PlaceTiles } from './place-tiles.tsx'
export { PricedLinks } from './priced-links.tsx'
export { shownRating } from './rating-words.ts'
export { StarRow } from './star-row.tsx'
