export { ListingScreen } from './listing-screen.tsx'
export type { ListingView } from './listing-view.ts'
