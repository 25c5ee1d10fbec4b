import {
  createTransport,
  defaultStackParser,
  linkedErrorsIntegration,
  NodeClient,
  type NodeOptions,
  Scope,
} from '@sentry/node'
import type { Clock } from '@wojaz/travel/dates'
import {
  createErrorFilter,
  hintOf,
  type SendError,
  sampleRate,
} from '../../app/report/sentry/error-filter.ts'

const mostPerMinute = 60
const patienceMs = 5_000

interface ServerFacts {
  mode: string
  clock: Clock
}

export interface ErrorSender {
  send: SendError
  /** Settles when all reports have arrived or have been given up; only a process that is about to end waits for it. */
  flush(): Promise<void>
  /** Takes no more reports; those on their way are not waited for. */
  close(): void
}

/**
 * The server's own failures, to the same service as the browsers'. The client is never made the current one and never runs its
 * `init`: that is where instrumentation and async contexts for tracing would begin.
 */
export function createErrorSender(dsn: string, { mode, clock }: ServerFacts): ErrorSender {
  const client = new NodeClient({
    dsn,
    environment: mode,
    sampleRate,
    beforeSend: createErrorFilter({ now: clock, mostPerMinute }),
    integrations: [],
    stackParser: defaultStackParser,
    transport,
    dataCollection: { userInfo: false },
    includeServerName: false,
    sendClientReports: false,
    traceLifecycle: 'static',
    enableRuntimeChannelInjection: false,
  })
  client.addIntegration(linkedErrorsIntegration())
  const scope = new Scope()
  return {
    send: (thrown, facts) => void client.captureException(thrown, hintOf(thrown, facts), scope),
    async flush() {
      await client.flush(patienceMs)
    },
    close: () => void client.close(patienceMs),
  }
}

/** Gives up after a while, which the library's own transport does not: reports to a service that hangs must not pile up. */
const transport: NonNullable<NodeOptions['transport']> = (options) =>
  createTransport(options, async ({ body }) => {
    const answer = await fetch(options.url, {
      method: 'POST',
      // Text as long as nothing is attached.
      body: body as string,
      headers: options.headers,
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.body?.cancel()
    return {
      statusCode: answer.status,
      headers: {
        'retry-after': answer.headers.get('retry-after'),
        'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
      },
    }
  })
