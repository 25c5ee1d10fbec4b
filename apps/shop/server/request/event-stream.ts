import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { securedCookies } from './secured-cookies.ts'

/**
 * Takes the reply over and begins an event stream. What was set on the reply leaves with it, cookies too: without them the browser
 * would come back with a refresh token that has been used, and that ends the session.
 */
export function beginEventStream(reply: FastifyReply, siteUrl: string): ServerResponse {
  const headers = reply.getHeaders() as OutgoingHttpHeaders
  const cookies = [headers['set-cookie'] ?? []].flat().map(String)
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...headers,
    ...(cookies.length > 0 && { 'set-cookie': securedCookies(cookies, siteUrl) }),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 2000\n\n')
  return raw
}
