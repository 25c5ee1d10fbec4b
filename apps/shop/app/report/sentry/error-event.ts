import { withoutPersonalData } from '@wojaz/travel/guest'
import type { Breadcrumb } from './breadcrumbs.ts'
import { isAnswer, isForeignScript, isNoise } from './drop-rules.ts'
import { type StackFrame, stackFrames } from './stack-frames.ts'

/** Where and how a failure was met. */
export interface ErrorFacts {
  /** Path of the page or name of the route, without anything that points at one guest. */
  transaction: string
  /** Which part of the page failed, if it was only a part. */
  component?: string
  /** Nobody caught it. */
  isUnhandled?: boolean
}

export interface ErrorSurroundings {
  platform: 'javascript' | 'node'
  environment: string
  release?: string
  /** The language of the page, the browser's name: few values, the same for many guests. */
  tags?: Record<string, string>
}

export interface ErrorEvent extends ErrorSurroundings {
  event_id: string
  timestamp: number
  level: 'error'
  transaction: string
  exception: {
    values: {
      type: string
      value: string
      mechanism: { type: 'generic'; handled: boolean }
      stacktrace?: { frames: StackFrame[] }
    }[]
  }
  breadcrumbs: { values: readonly Breadcrumb[] }
  sdk: { name: string; version: string; settings: { infer_ip: 'never' } }
}

interface Occasion {
  surroundings: ErrorSurroundings
  breadcrumbs: readonly Breadcrumb[]
  eventId: string
  now: Date
}

/** An event of Sentry's kind; null for what is dropped. It says what broke and where, and nothing about whom it broke for. */
export function errorEvent(thrown: unknown, facts: ErrorFacts, occasion: Occasion): ErrorEvent | null {
  const chain = causes(thrown)
  const values = chain.map((error) => {
    const frames = stackFrames(error.stack)
    return {
      type: error.name,
      value: withoutPersonalData(error.message).slice(0, 500),
      mechanism: { type: 'generic' as const, handled: !facts.isUnhandled },
      ...(frames.length > 0 && { stacktrace: { frames } }),
    }
  })
  if (
    isDropped(
      thrown,
      chain,
      values.flatMap(({ stacktrace }) => stacktrace?.frames ?? []),
    )
  )
    return null
  const { surroundings, breadcrumbs, eventId, now } = occasion
  const { transaction, component } = facts
  return {
    ...surroundings,
    tags: { ...surroundings.tags, ...(component && { component }) },
    event_id: eventId,
    timestamp: now.getTime() / 1000,
    level: 'error',
    transaction,
    // The cause first, as the protocol has it.
    exception: { values: values.reverse() },
    breadcrumbs: {
      values: breadcrumbs.map((crumb) => ({ ...crumb, message: withoutPersonalData(crumb.message) })),
    },
    sdk: { name: 'wojaz', version: '1.0', settings: { infer_ip: 'never' } },
  }
}

function isDropped(thrown: unknown, chain: Error[], frames: StackFrame[]): boolean {
  return (
    isAnswer(thrown) ||
    chain.some(({ name, message }) => isNoise(message) || isNoise(`${name}: ${message}`)) ||
    frames.some(({ filename }) => isForeignScript(filename))
  )
}

const deepest = 5

/** The error and what caused it; what was thrown without being an error is put into words. */
function causes(thrown: unknown): Error[] {
  const chain: Error[] = []
  for (let next = thrown; next !== undefined && next !== null && chain.length < deepest; ) {
    const error = next instanceof Error ? next : asError(next)
    if (chain.includes(error)) break
    chain.push(error)
    next = error.cause
  }
  return chain.length > 0 ? chain : [asError(thrown)]
}

function asError(thrown: unknown): Error {
  const error = new Error(typeof thrown === 'string' ? thrown : `A thrown ${typeof thrown}`)
  error.stack = undefined
  return error
}
