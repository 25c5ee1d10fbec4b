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

/** A client without `init`: it listens to nothing and patches nothing by itself. */
export function createBrowserSender(dsn: string): SendError {
  const client = new BrowserClient({
    dsn,
    environment: import.meta.env.MODE,
    release: buildVersion(),
    sampleRate,
    beforeSend: createErrorFilter({ now: () => new Date(), mostPerMinute }),
    integrations: [],
    stackParser: defaultStackParser,
    // The page's own fetch, or the library would look for an unchanged one in a frame of its own.
    transport: (options) => makeFetchTransport(options, (...call) => window.fetch(...call)),
    // No cookie goes to the other side, and no address of a page.
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

/** React Router names each build after its files. */
function buildVersion(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version
}
