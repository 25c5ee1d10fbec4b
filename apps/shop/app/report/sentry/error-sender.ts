import type { Breadcrumb } from './breadcrumbs.ts'
import type { ErrorIngest } from './dsn.ts'
import { type ErrorEvent, type ErrorFacts, type ErrorSurroundings, errorEvent } from './error-event.ts'

export const sampleRate = 0.5

export interface ErrorSenderOptions {
  ingest: ErrorIngest
  surroundings: ErrorSurroundings
  breadcrumbs(): readonly Breadcrumb[]
  post(url: string, body: string): Promise<unknown>
  random(): number
  now(): Date
  newId(): string
  /** How many may leave in a minute: a failure in a loop must not become a flood. */
  mostPerMinute: number
}

/** Settles when the report has arrived or has been given up; only a process that is about to end waits for it. */
export type SendError = (thrown: unknown, facts: ErrorFacts) => Promise<void>

/** Half of the failures, each of them once, in Sentry's envelopes; silent, whatever becomes of them. */
export function createErrorSender(options: ErrorSenderOptions): SendError {
  const { ingest, surroundings, breadcrumbs, post, random, now, newId, mostPerMinute } = options
  const told = new WeakSet<object>()
  let minute = 0
  let sent = 0

  return async (thrown, facts) => {
    if (typeof thrown === 'object' && thrown !== null) {
      // The same failure is met by a boundary and by the window.
      if (told.has(thrown)) return
      told.add(thrown)
    }
    if (random() >= sampleRate) return
    const at = now()
    const event = errorEvent(thrown, facts, {
      surroundings,
      breadcrumbs: breadcrumbs(),
      eventId: newId(),
      now: at,
    })
    if (!event || !hasRoom(at)) return
    await post(ingest.endpoint, envelope(event, at)).catch(() => {})
  }

  function hasRoom(at: Date): boolean {
    const current = Math.floor(at.getTime() / 60_000)
    if (current !== minute) {
      minute = current
      sent = 0
    }
    sent += 1
    return sent <= mostPerMinute
  }
}

/** One line about the envelope, one about its item, one with the item. */
function envelope(event: ErrorEvent, sentAt: Date): string {
  const head = { event_id: event.event_id, sent_at: sentAt.toISOString() }
  const item = { type: 'event', content_type: 'application/json' }
  return `${[head, item, event].map((part) => JSON.stringify(part)).join('\n')}\n`
}
