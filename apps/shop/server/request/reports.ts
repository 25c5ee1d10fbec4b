import type { LetterOutcome } from '@wojaz/post/server'
import type { Registry } from 'prom-client'
import type { SendError } from '../../app/report/sentry/error-sender.ts'

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
  /** A whole page failed in somebody's browser. */
  browserFailed(failure: { message: string; path: string; errorId: string }): void
  requestServed(request: { method: string; route: string; status: number; seconds: number }): void
  /** A guest has decided about cookies: how, never who. */
  consentGiven(answer: 'all' | 'necessary' | 'chosen'): void
  /** What kind of letter, and how far it came: never whose. */
  letterTravelled(kind: string, outcome: LetterOutcome): void
  pageServed(outcome: 'hit' | 'shared' | 'miss' | 'own'): void
}
