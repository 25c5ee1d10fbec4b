import { deviceOfWidth, operatingSystemOf } from '@wojaz/travel/guest'
import { shopApi } from '../../browser/shop-api.ts'
import { type AnalyticsEvent, countedAs } from './analytics-events.ts'
import { identifierOfElement, watchClicks } from './clicks.ts'
import { createEventQueue } from './event-queue.ts'
import { createImpressions, fullVisibility } from './impressions.ts'
import { trackedPage } from './tracking-identifier.ts'

declare global {
  interface Window {
    /** All events since the consent, for a tag manager. */
    dataLayer?: unknown[]
  }
}

interface Tracking {
  track(event: AnalyticsEvent): void
  stop(): void
}

/** Runs while the guest consents to statistics. */
export function startTracking(): Tracking {
  window.dataLayer = []
  const queue = createEventQueue((events) => {
    // A failed count is ignored.
    shopApi.post('www/events', { events }, { keepalive: true }).catch(() => {})
  })
  const page = () => trackedPage(window.location.pathname)
  const device = () => ({
    type: deviceOfWidth(window.innerWidth),
    os: operatingSystemOf(navigator.userAgent, navigator.maxTouchPoints),
  })
  const track = (event: AnalyticsEvent) => {
    window.dataLayer?.push({ ...event, page: page(), device: device() })
    queue.add({ event: event.event, identifier: countedAs(event), page: page() })
  }
  const stopClicks = watchClicks((identifier) => track({ event: 'click', identifier }))
  const stopSights = watchSights((identifier) => track({ event: 'impression', identifier }))
  const leaving = () => {
    if (document.visibilityState === 'hidden') queue.flush()
  }
  document.addEventListener('visibilitychange', leaving)
  window.addEventListener('pagehide', queue.flush)

  return {
    track,
    stop() {
      stopClicks()
      stopSights()
      queue.stop()
      document.removeEventListener('visibilitychange', leaving)
      window.removeEventListener('pagehide', queue.flush)
      delete window.dataLayer
    },
  }
}

/** Observes all tracked places that contain no other one, also as the page changes. */
function watchSights(onSeen: (identifier: string) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        impressions.visibilityChanged(target, intersectionRatio >= fullVisibility)
    },
    { threshold: fullVisibility },
  )
  const impressions = createImpressions<Element>({
    observe: (part) => observer.observe(part),
    unobserve: (part) => observer.unobserve(part),
    onSeen: (part) => {
      const identifier = identifierOfElement(part)
      if (identifier) onSeen(identifier)
    },
  })
  const look = () => {
    for (const part of document.querySelectorAll('[data-track]:not(:has([data-track]))'))
      impressions.add(part)
  }
  const changes = new MutationObserver(look)
  look()
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    observer.disconnect()
    impressions.stop()
  }
}
