export { ListingScreen } from './late-listing.tsx'
export type { ListingView } from './listing-view.ts'
export { besideMap, viewOf } from './phone-view.ts'
