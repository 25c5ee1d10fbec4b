export { ListingScreen } from './listing-island.tsx'
export type { ListingView } from './listing-view.ts'
export { besideMap, viewOf } from './phone-view.ts'
