import type { Breadcrumb, ErrorEvent, EventHint, Exception, StackFrame } from '@sentry/browser'
import { withoutPersonalData } from '@wojaz/travel/guest'
import { isAnswer, isForeignScript, isNoise } from './drop-rules.ts'

export const sampleRate = 0.5

/** Where and how an error happened. */
export interface ErrorFacts {
  /** The path of the page or the name of the route, without anything that identifies a guest. */
  transaction: string
  /** The component that failed, if it was only a part of the page. */
  component?: string
  /** No code caught it. */
  isUnhandled?: boolean
}

export type SendError = (thrown: unknown, facts: ErrorFacts) => void

/** The hint for a Sentry client about an error. */
export function hintOf(thrown: unknown, { transaction, component, isUnhandled }: ErrorFacts): EventHint {
  return {
    originalException: thrown,
    mechanism: { type: 'generic', handled: !isUnhandled },
    captureContext: (scope) => scope.setTransactionName(transaction).setTags(component ? { component } : {}),
  }
}

interface FilterOptions {
  now(): Date
  /** The limit per minute: an error in a loop must not flood the service. */
  mostPerMinute: number
}

/**
 * `beforeSend` of browsers and server. Returns null to drop an event. An event contains what failed and where, but nothing about
 * the guest. It is built from the fields named here, so that nothing else the library has collected is sent.
 */
export function createErrorFilter({ now, mostPerMinute }: FilterOptions) {
  let minute = 0
  let sent = 0

  return (event: ErrorEvent, { originalException }: EventHint): ErrorEvent | null => {
    const exceptions = event.exception?.values ?? []
    if (isAnswer(originalException) || exceptions.some(isNotOurs) || !hasRoom()) return null
    return {
      type: undefined,
      event_id: event.event_id,
      timestamp: event.timestamp,
      platform: event.platform,
      level: event.level,
      environment: event.environment,
      release: event.release,
      transaction: event.transaction,
      tags: event.tags,
      exception: { values: exceptions.map(cleanException) },
      breadcrumbs: event.breadcrumbs?.map(cleanBreadcrumb),
      sdk: { settings: { infer_ip: 'never' } },
    }
  }

  function hasRoom(): boolean {
    const current = Math.floor(now().getTime() / 60_000)
    if (current !== minute) {
      minute = current
      sent = 0
    }
    sent += 1
    return sent <= mostPerMinute
  }
}

function isNotOurs({ type, value = '', stacktrace }: Exception): boolean {
  return (
    isNoise(value) ||
    isNoise(`${type}: ${value}`) ||
    (stacktrace?.frames ?? []).some(({ filename = '' }) => isForeignScript(filename))
  )
}

function cleanException({ type, value = '', mechanism, stacktrace }: Exception): Exception {
  const frames = stacktrace?.frames?.map(cleanFrame)
  return { type, value: cleanText(value, 500), mechanism, ...(frames && { stacktrace: { frames } }) }
}

function cleanFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return { filename: filename?.replace(/[?#].*$/, ''), function: name, lineno, colno, in_app }
}

function cleanBreadcrumb({ timestamp, category, message = '', level }: Breadcrumb): Breadcrumb {
  return { timestamp, category, message: cleanText(message, 300), level }
}

function cleanText(text: string, longest: number): string {
  return withoutPersonalData(text).slice(0, longest)
}
