import type { EmailOutcome } from '@wojaz/mail/server'
import type { Registry } from 'prom-client'
import type { SendError } from '../../app/report/sentry/error-filter.ts'

/** A part of a page that could not be drawn; the rest of the page stood. */
export interface ComponentFailure {
  component: string
  side: 'server' | 'browser'
  message: string
  /** Path of the page, without its query. */
  path: string
}

export interface Reports {
  registry: Registry
  componentFailed(failure: ComponentFailure): void
  /** To the error service, where one is configured. */
  errorHappened: SendError
  /** Settles when what happened has been sent or given up: for a process that is about to end. */
  errorsSent(): Promise<void>
  /** A whole page failed in somebody's browser. */
  browserFailed(failure: { message: string; path: string; errorId: string }): void
  requestServed(request: { method: string; route: string; status: number; seconds: number }): void
  /** A guest has decided about cookies: how, never who. */
  consentGiven(answer: 'all' | 'necessary' | 'chosen'): void
  /** What kind of email, and how far it came: never whose. */
  emailTravelled(kind: string, outcome: EmailOutcome): void
  pageServed(outcome: 'hit' | 'shared' | 'miss' | 'own'): void
}
