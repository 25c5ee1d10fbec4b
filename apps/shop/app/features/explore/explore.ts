export { exploreFlightsUrl } from './explore-address.ts'
export { ExploreScreen } from './explore-screen.tsx'
export type { ExploreMonth } from './explore-view.ts'
export { MonthRow } from './month-row.tsx'
