import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
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
import { drawnAtOnce } from './whole-page.ts'

export const streamTimeout = 10_000

/** Browsers get the page as it is drawn; crawlers, and pages that will be kept, wait for the whole of it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const carrier = context.get(deliveryContext)
  const { nonce, requestId, whole, i18n, dictionaryUrl } = carrier
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
    nonce,
    dictionaryUrl,
    errorId,
    errorTemplate: template,
    ownHosts: env.ownHosts,
    errorDsn: env.errorDsn ?? undefined,
  }

  const draw = (styleNonce?: string) => (
    <I18nContext value={i18n}>
      <DeliveryContext value={{ ...delivery, styleNonce }}>
        <FailureReporter value={reportFailure}>
          <ServerRouter context={page} url={request.url} nonce={nonce} />
        </FailureReporter>
      </DeliveryContext>
    </I18nContext>
  )
  if (whole) carrier.html = await drawnAtOnce(page, draw(), nonce)
  // Whoever keeps it takes it from there; a body would be the page written out once more.
  if (carrier.html !== null) return new Response(null, { status, headers })

  return new Promise((resolve, reject) => {
    const send = () => {
      const body = new PassThrough()
      stream.pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
    }
    const waits = whole || isbot(request.headers.get('user-agent'))
    const stream = renderToPipeableStream(draw(nonce), {
      nonce: { script: nonce, style: nonce },
      // Whatever is ready goes where it belongs. By default React moves large parts to the end and puts them into place with
      // a script, which guests without scripts never see.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      [waits ? 'onAllReady' : 'onShellReady']: send,
      onShellError: reject,
      onError(error, { componentStack }) {
        if (!request.signal.aborted) reportFailure(failedComponent(componentStack), error)
      },
    })
    // The guest left, or the page took too long: what is still missing is left to the browser.
    request.signal.addEventListener('abort', () => stream.abort(request.signal.reason), { once: true })
  })
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

/** Whom a page refuses (a form sent to a page without one, too much for the engine to do) has been answered; nothing has failed. */
function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && (error.status < 500 || Object(error.data).code === 'engine-full')
}
