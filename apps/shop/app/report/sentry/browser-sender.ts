import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser'
import { pageLocale } from '../../browser/page-locale.ts'
import { trackedPage } from '../../features/tracking/tracking-identifier.ts'
import { leaveBreadcrumbs } from './breadcrumbs.ts'
import { createErrorFilter, hintOf, type SendError, sampleRate } from './error-filter.ts'

const mostPerMinute = 10

/** A client without `init`: it installs no listeners and no patches. */
export function createBrowserSender(dsn: string): SendError {
  const client = new BrowserClient({
    dsn,
    environment: import.meta.env.MODE,
    // The name in the addresses of its files; undefined in tests.
    release: import.meta.env.BUILD_ID,
    sampleRate,
    beforeSend: createErrorFilter({ now: () => new Date(), mostPerMinute }),
    integrations: [],
    stackParser: defaultStackParser,
    // Uses the page's `fetch`: by default the library takes an unpatched one from an iframe.
    transport: (options) => makeFetchTransport(options, (...call) => window.fetch(...call)),
    // Sends no cookies and no page URL to the service.
    transportOptions: { fetchOptions: { credentials: 'omit', referrerPolicy: 'origin' } },
    dataCollection: { userInfo: false },
    sendClientReports: false,
  })
  client.addIntegration(linkedErrorsIntegration())
  const scope = new Scope()
  scope.setTag('locale', pageLocale())
  leaveBreadcrumbs(scope)
  return (thrown, facts) => {
    const transaction = trackedPage(facts.transaction)
    client.captureException(thrown, hintOf(thrown, { ...facts, transaction }), scope)
  }
}
