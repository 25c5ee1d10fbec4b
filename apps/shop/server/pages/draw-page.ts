import type { RouterContextProvider } from 'react-router'
import { Fault } from '../request/errors.ts'
import type { Services } from '../request/services.ts'
import { type DrawnDocument, newMark, withoutMark } from './inline-sources.ts'
import { pageContext } from './page-context.ts'
import { busy } from './page-turns.ts'
import type { Caller } from './read-visit.ts'
import type { RenderPage } from './render-pages.ts'

interface Asked {
  readonly visit: Caller
  readonly request: Request
  readonly requestId: string
  /** Sets further context values of this request. */
  readonly bring?: (context: RouterContextProvider) => void
}

export interface Drawn {
  /** Status and headers; for anything but a document (data, a file, a redirect) also the body. */
  readonly response: Response
  readonly document: DrawnDocument | null
  readonly keepUntil: number | null
}

export type DrawPage = ReturnType<typeof pageDrawer>

/**
 * Lets React Router answer. A document is complete before it is sent, because the hashes of its inline scripts go into a header.
 */
export function pageDrawer(services: Services, render: RenderPage) {
  return async ({ visit, request, requestId, bring }: Asked): Promise<Drawn> => {
    const mark = newMark()
    const { context, delivery } = await pageContext(services, visit, {
      mark,
      requestId,
      dataBeside: asksForDocument(request) ? [] : null,
    })
    bring?.(context)
    const response = await inTime(render(request, context), request.signal)
    const { html, keepUntil } = delivery
    if (response.status >= 500 && html === null && !response.body) throw new Fault('internal-error')
    return { response, keepUntil, document: html === null ? null : withoutMark(html, mark) }
  }
}

/** A page that takes too long is refused, whether or not React Router notices. */
function inTime<Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(busy())
    else signal.addEventListener('abort', () => reject(busy()), { once: true })
  })
  return Promise.race([work, late])
}

/** React Router asks for data alone by the page's address with this ending. */
function asksForDocument({ url }: Request): boolean {
  return !new URL(url).pathname.endsWith('.data')
}
