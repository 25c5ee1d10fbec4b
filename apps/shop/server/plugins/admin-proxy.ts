import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '../request/errors.ts'
import { answerFault } from './handle-errors.ts'
import { adminPolicy, nonceOf } from './security-headers.ts'

interface AdminProxyOptions {
  cmsUrl: string
  siteUrl: string
  /** Next's own hot reload goes through a socket; development only. */
  hotReload: boolean
}

/** Editors reach the CMS at the shop's own address: one origin, one cookie, no second certificate. */
export async function adminProxy(app: FastifyInstance, { cmsUrl, siteUrl, hotReload }: AdminProxyOptions) {
  const site = new URL(siteUrl)
  for (const prefix of ['/admin', '/_next']) {
    await app.register(proxy, {
      upstream: cmsUrl,
      prefix,
      rewritePrefix: prefix,
      http2: false,
      ...(hotReload && { websocket: true }),
      preHandler: (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
        reply.header('content-security-policy', adminPolicy(nonceOf(request), hotReload))
        done()
      },
      replyOptions: {
        // Next reads the nonce out of this request header and stamps it on its scripts.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'content-security-policy': adminPolicy(nonceOf(request as FastifyRequest), hotReload),
          'x-forwarded-host': site.host,
          'x-forwarded-proto': site.protocol.slice(0, -1),
          'x-forwarded-for': (request as FastifyRequest).ip,
        }),
        rewriteHeaders: ({ 'x-powered-by': _, ...headers }) => headers,
        onError: (reply, { error }) => {
          const answer = reply as unknown as FastifyReply
          answer.request.log.warn({ err: error }, 'CMS admin did not answer')
          answerFault(answer.request, answer, new Fault('admin-unavailable'))
        },
      },
    })
  }
}
