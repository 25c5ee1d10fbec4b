export type { OffersLog } from './live-index.ts'
export { migrateOffers } from './migrate-offers.ts'
export { type Offers, type OffersOptions, openOffers } from './open-offers.ts'
export { type Quote, type QuoteParts, quote } from './quote.ts'
