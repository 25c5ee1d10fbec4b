export { type EventCounts, openEventCounts } from './event-counts.ts'
export { migrateInsight } from './migrate-insight.ts'
