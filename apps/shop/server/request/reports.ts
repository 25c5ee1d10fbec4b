import type { EmailOutcome } from '@wojaz/mail/server'
import type { Registry } from 'prom-client'
import type { SendError } from '../../app/report/sentry/error-filter.ts'

/** A part of a page that failed to render; the rest was shown. */
export interface ComponentFailure {
  component: string
  side: 'server' | 'browser'
  message: string
  /** The path of the page without its query. */
  path: string
}

export interface Reports {
  registry: Registry
  componentFailed(failure: ComponentFailure): void
  /** Sends to the error service, if one is configured. */
  errorHappened: SendError
  /** Resolves when all errors are sent or have failed, for a process that is about to end. */
  errorsSent(): Promise<void>
  /** A whole page failed in a browser. */
  browserFailed(failure: { message: string; path: string; errorId: string }): void
  requestServed(request: { method: string; route: string; status: number; seconds: number }): void
  /** Counts consent decisions, without the guest. */
  consentGiven(answer: 'all' | 'necessary' | 'chosen'): void
  /** Counts emails by kind and outcome, without the recipient. */
  emailTravelled(kind: string, outcome: EmailOutcome): void
  pageServed(outcome: 'hit' | 'shared' | 'miss' | 'own'): void
}
