import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { errorTemplate } from '../server/content-pages/error-template.ts'
import { deliveryContext, servicesContext } from '../server/request/context.ts'
import { trackedPage } from './features/tracking/tracking-identifier.ts'
import { I18nContext } from './i18n/i18n-context.ts'
import { DeliveryContext } from './report/delivery.tsx'
import { failedComponent } from './report/failed-component.ts'
import { FailureReporter } from './report/failure-reporter.tsx'
import { messageOf } from './report/report-to-server.ts'
import { withShownRoutes } from './shown-routes.server.ts'
import styles from './styles/theme.css?inline'
import { drawnAtOnce, drawnInPieces } from './whole-page.server.ts'

export const streamTimeout = 10_000

/** Renders the whole document into `carrier.html`, because only then is it known which inline scripts the page has. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const carrier = context.get(deliveryContext)
  const { mark, requestId, i18n, dictionaryUrl } = carrier
  const { reports, env } = context.get(servicesContext)
  const { pathname } = new URL(request.url)
  const { errors } = page.staticHandlerContext
  const errorId = errors ? requestId : undefined
  const reportFailure = (component: string, error: unknown) => {
    reports.componentFailed({ component, side: 'server', message: messageOf(error), path: pathname })
    reports.errorHappened(error, { component, transaction: trackedPage(pathname) })
  }

  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', i18n.language)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const template = errors ? await errorTemplate(errors, context) : null

  const delivery = {
    mark,
    styles,
    dictionaryUrl,
    dataBeside: carrier.dataBeside ?? [],
    errorId,
    errorTemplate: template,
    ownHosts: env.ownHosts,
    errorDsn: env.errorDsn ?? undefined,
  }
  const treeOf = (shown: EntryContext) => (
    <I18nContext value={i18n}>
      <DeliveryContext value={delivery}>
        <FailureReporter value={reportFailure}>
          <ServerRouter context={withShownRoutes(shown)} url={request.url} nonce={mark} />
        </FailureReporter>
      </DeliveryContext>
    </I18nContext>
  )
  carrier.html =
    (await drawnAtOnce({ page, url: request.url, mark, treeOf })) ??
    (await drawnInPieces(treeOf(page), {
      mark,
      signal: request.signal,
      onError(error, componentStack) {
        if (!request.signal.aborted) reportFailure(failedComponent(componentStack), error)
      },
    }))
  // The sender takes the HTML from `carrier`; a body here would be a second copy.
  return new Response(null, { status, headers })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted || isRefusal(error)) return
  const { pathname } = new URL(request.url)
  const { log, reports } = context.get(servicesContext)
  log.error({ err: error, reqId: context.get(deliveryContext).requestId, pathname }, 'page failed')
  reports.errorHappened(error, { transaction: trackedPage(pathname), isUnhandled: true })
}

/** A refusal (a POST to a page without a form, an overloaded offer engine) is a complete answer, not a failure. */
function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && (error.status < 500 || Object(error.data).code === 'engine-full')
}
