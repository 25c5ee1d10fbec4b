import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferred } from '../plugins/compress-answers.ts'
import { householdOf } from '../request/household.ts'
import { knows } from '../request/if-none-match.ts'
import type { Services } from '../request/services.ts'
import { toWebRequest } from '../request/web-request.ts'
import { sayWhenToComeBack } from './come-back.ts'
import type { AllowInline } from './guard-page.ts'
import { PageBytes } from './page-bytes.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import type { SharedKey } from './page-key.ts'
import type { PageMaking } from './page-making.ts'
import type { Caller } from './read-visit.ts'

const limitBytes = 64 * 1024 ** 2

interface SharedPage {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly visit: Caller
  readonly allow: AllowInline
  readonly shared: SharedKey
}

/** Sends cached pages: guests with the same key get the same bytes, rendered once. */
export function cachedPages(
  { content, clock, env, reports }: Services,
  { drawPage, turns, renderLimit }: PageMaking,
) {
  const cache = createPageCache({ clock, contentVersion: () => content.version, limitBytes })

  return async ({ request, reply, visit, allow, shared: { key, search } }: SharedPage) => {
    const wish = { asker: householdOf(request.ip), isFirst: turns.isWanted(key) }
    const { value, outcome } = await cache.page(key, () =>
      turns.make(wish, () => renderWhole(request, visit, search)),
    )
    if (outcome === 'hit') turns.wanted(key)
    reports.pageServed(outcome)
    reply.code(value.status)
    sayWhenToComeBack(reply, value.status)
    for (const [name, text] of value.headers) reply.header(name, text)
    allow(value.inline)
    reply.header('vary', 'accept-encoding, cookie')
    if (value.status === 200) {
      reply.header('etag', value.page.etag)
      if (knows(request.headers['if-none-match'], value.page.etag)) return reply.code(304).send()
    }
    const encoding = value.page.bytes > 0 ? preferred(request.headers['accept-encoding']) : null
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(await value.page.in(encoding))
  }

  /** Several guests may wait for this render, so it continues if the first of them leaves. */
  async function renderWhole(request: FastifyRequest, visit: Caller, search: string): Promise<CachedPage> {
    const signal = AbortSignal.timeout(renderLimit)
    const asked = toWebRequest(request, { siteUrl: env.siteUrl, signal, method: 'GET', search })
    const { response, document, keepUntil } = await drawPage({ visit, request: asked, requestId: request.id })
    const isForAll = response.status === 200 && response.headers.getSetCookie().length === 0
    return {
      status: response.status,
      headers: [...response.headers],
      inline: document?.inline ?? { scripts: [], styles: [] },
      page: new PageBytes(document?.bytes ?? Buffer.from(await response.arrayBuffer())),
      keepUntil: isForAll ? keepUntil : null,
    }
  }
}
