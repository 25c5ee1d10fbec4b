export { type EventCounts, openEventCounts } from './event-counts.ts'
export { migrateInsight } from './migrate-insight.ts'
export type { PageKind } from './page-views.ts'
