import { useEffect } from 'react'
import { whenInteractive } from '../../browser/when-interactive.ts'
import { allows, useConsent } from '../consent/consent.ts'
import type { AnalyticsEvent } from './analytics-events.ts'
import type { Tracking } from './start-tracking.ts'

let tracking: Tracking | null = null

/** Tells of something that happened; without consent to statistics nobody listens. */
export function track(event: AnalyticsEvent) {
  tracking?.track(event)
}

/** Listens while the guest allows statistics, from when the page is at rest. */
export function TrackingHost() {
  const isAllowed = allows(useConsent(), 'statistics')
  useEffect(() => {
    if (!isAllowed) return
    let isOver = false
    const callOff = whenInteractive(() => {
      import('./start-tracking.ts').then(
        ({ startTracking }) => {
          if (!isOver) tracking = startTracking()
        },
        // The page does without.
        () => {},
      )
    })
    return () => {
      isOver = true
      callOff()
      tracking?.stop()
      tracking = null
    }
  }, [isAllowed])
  return null
}
