export { keepLoaded, loadOrKeep } from './last-loaded.ts'
export { ListingScreen } from './listing-screen.tsx'
export type { ListingView } from './listing-view.ts'
export { isShownAlready } from './page-range.ts'
