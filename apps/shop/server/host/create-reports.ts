import { componentNames } from '@wojaz/content/server'
import { withoutPersonalData } from '@wojaz/travel/guest'
import type { Logger } from 'pino'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Reports } from '../request/reports.ts'
import type { ErrorSender } from './error-sender.ts'

const longestMessage = 300

interface ReportsOptions {
  log: Logger
  contentVersion(): number
  errors?: Pick<ErrorSender, 'send' | 'flush'>
}

const nowhere = { send: () => {}, flush: async () => {} }

export function createReports({ log, contentVersion, errors = nowhere }: ReportsOptions): Reports {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const failures = new Counter({
    name: 'component_failures_total',
    help: 'Parts of pages that could not be drawn',
    labelNames: ['component', 'side'] as const,
    registers,
  })
  const browserErrors = new Counter({
    name: 'browser_errors_total',
    help: 'Pages that failed in a browser',
    registers,
  })
  const pages = new Counter({
    name: 'pages_total',
    help: 'Pages by where they came from',
    labelNames: ['outcome'] as const,
    registers,
  })
  const consents = new Counter({
    name: 'consent_answers_total',
    help: 'Decisions about cookies by the button pressed',
    labelNames: ['answer'] as const,
    registers,
  })
  const emails = new Counter({
    name: 'emails_total',
    help: 'Emails by kind and by how far they came',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  })
  new Gauge({
    name: 'content_version',
    help: 'Grows with every change of content this node has heard of',
    // Of several workers: what all of them have heard of.
    aggregator: 'min',
    registers,
    collect() {
      this.set(contentVersion())
    },
  })

  return {
    registry,
    errorHappened: errors.send,
    errorsSent: errors.flush,
    componentFailed({ component, side, message, path }) {
      failures.inc({ component: side === 'server' ? component : knownName(component), side })
      log.error({ component, side, path: fit(path), message: fit(message) }, 'component failed')
    },
    browserFailed({ message, path, errorId }) {
      browserErrors.inc()
      log.error({ errorId, path: fit(path), message: fit(message) }, 'page failed in a browser')
    },
    requestServed({ method, route, status, seconds }) {
      requests.observe({ method, route, status: String(status) }, seconds)
    },
    consentGiven: (answer) => consents.inc({ answer }),
    emailTravelled: (kind, outcome) => emails.inc({ kind, outcome }),
    pageServed: (outcome) => pages.inc({ outcome }),
  }
}

/** Strangers can write anything into a report. It is logged, but a label of a metric is never forgotten. */
function knownName(component: string): string {
  return component === 'hydration' || componentNames.includes(component) ? component : 'other'
}

function fit(message: string): string {
  return withoutPersonalData(message).slice(0, longestMessage)
}
