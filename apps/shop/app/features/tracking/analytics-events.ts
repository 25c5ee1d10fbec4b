/** Everything that is counted; the server takes no other name. */
export const countedEvents = ['click', 'impression', 'popup'] as const

interface SeenOrPressed {
  event: 'click' | 'impression'
  identifier: string
}

interface PopupDecided {
  event: 'popup'
  popup: string
  decision: 'yes' | 'no'
}

/** As pushed to the data layer. */
export type AnalyticsEvent = SeenOrPressed | PopupDecided

/** What the shop's own counters keep of an event: a short name, never its details. */
export function countedAs(event: AnalyticsEvent): string {
  switch (event.event) {
    case 'click':
    case 'impression':
      return event.identifier
    case 'popup':
      return `${event.popup} | ${event.decision}`
  }
}
