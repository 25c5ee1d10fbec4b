import type { FastifyReply, FastifyRequest } from 'fastify'
import { newNonce, nonceOf } from '../plugins/security-headers.ts'
import { Fault } from '../request/errors.ts'
import type { Services } from '../request/services.ts'
import { toWebRequest } from '../request/web-request.ts'
import { sayWhenToComeBack } from './come-back.ts'
import { NoncedPage } from './nonced-page.ts'
import { createPageCache, type KeptPage } from './page-cache.ts'
import { pageContext } from './page-context.ts'
import type { Caller } from './read-visit.ts'
import { type RenderPage, renderLimit } from './render-pages.ts'

const cacheLimit = 64 * 1024 ** 2

/** Sends what guests with the same key have in common: rendered once, with a nonce of its own for everybody. */
export function cachedPages(services: Services, render: RenderPage) {
  const { content, clock, env, reports } = services
  const cache = createPageCache({ clock, contentVersion: () => content.version, limitBytes: cacheLimit })

  return async (request: FastifyRequest, reply: FastifyReply, visit: Caller, key: string) => {
    const { answer, outcome } = await cache.page(key, () => renderWhole(request, visit))
    reports.pageServed(outcome)
    reply.code(answer.status)
    sayWhenToComeBack(reply, answer.status)
    for (const [name, value] of answer.headers) reply.header(name, value)
    const nonce = nonceOf(request)
    reply.header('vary', 'accept-encoding, cookie')
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'])))
      return reply.send(answer.page.plain(nonce))
    return reply.header('content-encoding', 'gzip').send(answer.page.gzip(nonce))
  }

  /** Rendered for whoever asks for it meanwhile: it goes on when the first of them leaves. */
  async function renderWhole(request: FastifyRequest, visit: Caller): Promise<KeptPage> {
    const gap = newNonce()
    const given = { nonce: gap, requestId: request.id, whole: true }
    const { context, delivery } = await pageContext(services, visit, given)
    const signal = AbortSignal.timeout(renderLimit)
    const response = await render(
      toWebRequest(request, { siteUrl: env.siteUrl, signal, method: 'GET' }),
      context,
    )
    const html = delivery.html ?? (await response.text())
    if (response.status >= 500 && html === '') throw new Fault('internal-error')
    const kept = response.status === 200 && response.headers.getSetCookie().length === 0
    return {
      status: response.status,
      headers: [...response.headers],
      page: await NoncedPage.of(html, gap),
      keepUntil: kept ? delivery.keepUntil : null,
    }
  }
}
