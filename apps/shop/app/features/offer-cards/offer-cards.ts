export type { HolidayType, OfferFacts } from './offer-facts.ts'
export { OfferGrid } from './offer-grid.tsx'
export { tripWords } from './trip-words.ts'
