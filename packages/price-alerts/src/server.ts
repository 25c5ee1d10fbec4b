export { migratePriceAlerts } from './migrate-price-alerts.ts'
export { type AlertSources, openPriceAlerts, type PriceAlerts, type WantedAlert } from './price-alerts.ts'
