import type { AnalyticsEvent } from './analytics-events.ts'

let listener: ((event: AnalyticsEvent) => void) | null = null

/** Tells of something that happened; without consent to statistics nobody listens. */
export function track(event: AnalyticsEvent) {
  listener?.(event)
}

export function listenForEvents(hear: ((event: AnalyticsEvent) => void) | null) {
  listener = hear
}
