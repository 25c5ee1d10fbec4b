import { useEffect } from 'react'
import { allows, useConsent } from '../consent/consent.ts'
import { startTracking } from './start-tracking.ts'
import { listenForEvents } from './tracking.ts'

/** Tracks while the guest consents to statistics. */
export function TrackingHost() {
  const isAllowed = allows(useConsent(), 'statistics')
  useEffect(() => {
    if (!isAllowed) return listenForEvents(null)
    const { track, stop } = startTracking()
    listenForEvents(track)
    return () => {
      listenForEvents(null)
      stop()
    }
  }, [isAllowed])
  return null
}
