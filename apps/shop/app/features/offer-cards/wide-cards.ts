/** A door of its own: pages with small cards only, the home page first, are spared the code of the wide ones. */
export { ListingCard } from './listing-card.tsx'
