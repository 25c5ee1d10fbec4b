import { randomUUID } from 'node:crypto'
import type { Clock } from '@wojaz/travel/dates'
import { parseDsn } from '../../app/report/sentry/dsn.ts'
import { createErrorSender, type SendError } from '../../app/report/sentry/error-sender.ts'

const mostPerMinute = 60
const patienceMs = 5_000

interface ServerFacts {
  mode: string
  clock: Clock
}

/** The server's own failures, to the same service as the browsers'. */
export function serverErrorSender(dsn: string, { mode, clock }: ServerFacts): SendError | undefined {
  const ingest = parseDsn(dsn)
  if (!ingest) return undefined
  return createErrorSender({
    ingest,
    surroundings: { platform: 'node', environment: mode },
    breadcrumbs: () => [],
    post: (url, body) => fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patienceMs) }),
    random: () => Math.random(),
    now: clock,
    newId: () => randomUUID().replaceAll('-', ''),
    mostPerMinute,
  })
}
