export { CompareScreen } from './compare-screen.tsx'
export { compareOffers } from './compared-offers.ts'
export { SharedScreen } from './shared-screen.tsx'
export { WishlistScreen } from './wishlist-screen.tsx'
