import { Readable } from 'node:stream'
import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { Fault } from '../request/errors.ts'
import { limitedBody } from '../request/limited-body.ts'
import { answerFault } from './handle-errors.ts'
import { adminPolicy, nonceOf } from './security-headers.ts'

interface AdminProxyOptions {
  cmsUrl: string
  siteUrl: string
  /** Proxies the web socket of Next's hot reload; development only. */
  hotReload: boolean
  isEditor(request: FastifyRequest): Promise<boolean>
}

/** The form of a page with hundreds of components. Files are uploaded to `/api`. */
const bodyLimit = 4 * 1024 ** 2

/** Forms of the admin are posted to its pages; its files are only read. */
const places: { prefix: string; httpMethods: HTTPMethods[] }[] = [
  { prefix: '/admin', httpMethods: ['GET', 'HEAD', 'POST'] },
  { prefix: '/_next', httpMethods: ['GET', 'HEAD'] },
]

/** Editors use the CMS at the shop's address: one origin, one cookie, no second certificate. */
export async function adminProxy(
  app: FastifyInstance,
  { cmsUrl, siteUrl, hotReload, isEditor }: AdminProxyOptions,
) {
  const site = new URL(siteUrl)
  for (const { prefix, httpMethods } of places)
    await app.register(async (scope) => {
      // The proxy brings parsers of its own, which leave bodies as they come.
      scope.removeAllContentTypeParsers()
      await scope.register(proxy, {
        upstream: cmsUrl,
        prefix,
        rewritePrefix: prefix,
        httpMethods,
        http2: false,
        ...(hotReload && { websocket: true }),
        preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
          reply.header('content-security-policy', adminPolicy(nonceOf(request), hotReload))
          if (request.method !== 'POST') return
          // Next answers 500 to foreign forms, so only editors get through.
          if (!(await isEditor(request))) throw new Fault('forbidden')
          if (request.body instanceof Readable) request.body = limitedBody(request, reply, bodyLimit)
        },
        replyOptions: {
          // Next reads the nonce from this request header and adds it to its scripts.
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
            const { body, log } = answer.request
            if (body instanceof Readable && body.errored instanceof Fault)
              return answerFault(answer.request, answer, body.errored)
            log.warn({ err: error }, 'CMS admin did not answer')
            answerFault(answer.request, answer, new Fault('admin-unavailable'))
          },
        },
      })
    })
}
