import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { customerIpContext } from '../request/context.ts'
import { householdOf } from '../request/household.ts'
import type { Services } from '../request/services.ts'
import { departure, sendHead, sendWebResponse, toWebRequest } from '../request/web-request.ts'
import { sayWhenToComeBack } from './come-back.ts'
import type { AllowInline } from './guard-page.ts'
import type { PageMaking } from './page-making.ts'
import type { Caller } from './read-visit.ts'

export interface OwnPage {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly visit: Caller
  readonly allow: AllowInline
  /** Set for a POST of the page's form. */
  readonly body?: Readable
  /** The time limit of rendering, in milliseconds. */
  readonly limit?: number
}

export type SendOwn = ReturnType<typeof ownPages>

/** Sends a page that is private to this guest. */
export function ownPages({ env, reports }: Services, { drawPage, turns, renderLimit }: PageMaking) {
  return async ({ request, reply, visit, allow, body, limit = renderLimit }: OwnPage) => {
    const gone = departure(reply)
    const draw = () => {
      const signal = AbortSignal.any([gone, AbortSignal.timeout(limit)])
      const asked = toWebRequest(request, { siteUrl: env.siteUrl, signal, body })
      // The CSRF check has been done. React Router would repeat it with the public address only.
      asked.headers.delete('origin')
      return drawPage({
        visit,
        request: asked,
        requestId: request.id,
        bring: (context) => context.set(customerIpContext, request.ip),
      })
    }
    // A form is limited by its rate, and its files may take a minute to arrive.
    const wish = { asker: householdOf(request.ip), isFirst: visit.customer !== null, gone }
    const { response, document } = await (body ? draw() : turns.make(wish, draw))
    reports.pageServed('own')
    reply.header('vary', 'cookie')
    sayWhenToComeBack(reply, response.status)
    if (!document) return sendWebResponse(reply, response)
    allow(document.inline)
    return sendHead(reply, response).send(document.bytes)
  }
}
