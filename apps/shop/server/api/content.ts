import { Transform } from 'node:stream'
import type { Content } from '@wojaz/content/server'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { authLimit } from '../plugins/rate-limit.ts'
import { Fault } from '../request/errors.ts'
import { localeOf } from '../request/locale.ts'
import { departure, sendWebResponse, toWebRequest } from '../request/web-request.ts'

interface ContentApiOptions {
  content: Content
  siteUrl: string
}

const megabyte = 1024 ** 2
const uploadLimit = 25 * megabyte
const bodyLimit = 2 * megabyte

const authPaths = ['login', 'forgot-password', 'reset-password', 'unlock', 'refresh-token', 'first-register']

/** Payload's REST dialect for everything under `/api` that the shop does not answer itself. */
export const contentApi: FastifyPluginAsync<ContentApiOptions> = async (api, { content, siteUrl }) => {
  // Payload reads bodies itself, uploads included: it gets the raw stream.
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = hasBody(request) ? limited(request) : undefined
    // What nobody has read would stand before the next request on this connection.
    if (body) reply.raw.once('finish', () => request.raw.unpipe(body).resume())
    // Refusals speak the language of the request, also when only the browser has named one.
    request.headers['x-market-language'] ??= localeOf(request)
    const response = await content.handle(toWebRequest(request, { siteUrl, signal: departure(reply), body }))
    if (body?.errored instanceof Fault) throw body.errored
    reply.header('cache-control', 'private, no-cache')
    return sendWebResponse(reply, response)
  }

  for (const path of authPaths)
    api.all(`/api/users/${path}`, { config: authLimit, schema: { hide: true } }, handler)
  api.all('/api/*', { schema: { hide: true } }, handler)
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  return (
    method !== 'GET' &&
    method !== 'HEAD' &&
    (Number(headers['content-length']) > 0 || 'transfer-encoding' in headers)
  )
}

/** Counts while passing on: a length header can be missing or untrue. */
function limited(request: FastifyRequest): Transform {
  const limit = request.headers['content-type']?.startsWith('multipart/form-data') ? uploadLimit : bodyLimit
  if (Number(request.headers['content-length']) > limit)
    throw new Fault('payload-too-large', { connection: 'close' })
  let seen = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limit) done(new Fault('payload-too-large', { connection: 'close' }))
      else done(null, chunk)
    },
  })
  request.raw.on('error', (error) => counter.destroy(error))
  return request.raw.pipe(counter)
}
