export { knownOfAlerts } from './known-of-alerts.ts'
export { migratePriceAlerts } from './migrate-price-alerts.ts'
export { type AlertSources, openPriceAlerts, type PriceAlerts, type WantedAlert } from './price-alerts.ts'
