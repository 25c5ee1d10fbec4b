import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { nonceOf } from '../plugins/security-headers.ts'
import { customerIpContext } from '../request/context.ts'
import { Fault } from '../request/errors.ts'
import type { Services } from '../request/services.ts'
import { departure, sendWebResponse, toWebRequest } from '../request/web-request.ts'
import { sayWhenToComeBack } from './come-back.ts'
import { pageContext } from './page-context.ts'
import type { Caller } from './read-visit.ts'
import { type RenderPage, renderLimit } from './render-pages.ts'

/** Sends a page that is this guest's alone, as it is drawn; with a body, the answer to the page's own form. */
export function streamedPages(services: Services, render: RenderPage) {
  const { env, reports } = services
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Caller,
    body?: Readable,
    limit = renderLimit,
  ) => {
    const given = { nonce: nonceOf(request), requestId: request.id, whole: false }
    const { context } = await pageContext(services, visit, given)
    context.set(customerIpContext, request.ip)
    const signal = AbortSignal.any([departure(reply), AbortSignal.timeout(limit)])
    const asked = toWebRequest(request, { siteUrl: env.siteUrl, signal, body })
    // Whoever acts has been let in before; React Router would ask again, and know only the public address.
    asked.headers.delete('origin')
    const response = await render(asked, context)
    reports.pageServed('streamed')
    reply.header('vary', 'cookie')
    if (response.status >= 500 && !response.body) throw new Fault('internal-error')
    sayWhenToComeBack(reply, response.status)
    return sendWebResponse(reply, response)
  }
}

export type StreamPage = ReturnType<typeof streamedPages>
