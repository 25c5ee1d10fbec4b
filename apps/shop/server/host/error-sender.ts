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
  /** Resolves when all reports are sent or have failed. Only a process that is about to end waits for it. */
  flush(): Promise<void>
  /** Accepts no more reports and does not wait for pending ones. */
  close(): void
}

/**
 * Sends the server's errors to the same service as the browsers'. The client never becomes the current one and never runs `init`,
 * which would start instrumentation and async contexts for tracing.
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

/** Has a timeout, unlike the library's transport: reports must not pile up if the service hangs. */
const transport: NonNullable<NodeOptions['transport']> = (options) =>
  createTransport(options, async ({ body }) => {
    const answer = await fetch(options.url, {
      method: 'POST',
      // The body is text if there are no attachments.
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
