export { fewestCompared, mostCompared, mostSavedOffers } from './wishlist-limits.ts'
