import { Readable } from 'node:stream'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from './errors.ts'

interface WebRequestOptions {
  siteUrl: string
  signal?: AbortSignal
  body?: Readable
  method?: string
  /** Instead of the query of the request: empty, or with its question mark. */
  search?: string
}

/** The request as a web `Request`. Its origin is the shop's public URL, whatever the Host header contains. */
export function toWebRequest(
  request: FastifyRequest,
  { siteUrl, signal, body, method, search }: WebRequestOptions,
): Request {
  const { url } = request.raw
  if (!url?.startsWith('/')) throw new Fault('invalid-request')
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const each of value) headers.append(name, each)
    else if (value !== undefined) headers.set(name, value)
  }
  const address = search === undefined ? url : url.replace(/\?.*$/s, '') + search
  return new Request(siteUrl + address, {
    method: method ?? request.method,
    headers,
    ...(signal && { signal }),
    // Not Readable.toWeb: if a reader stops early, the bytes that still arrive would crash the process (ERR_INVALID_STATE).
    ...(body && { body: NodeReadableStream.from(body) as unknown as BodyInit, duplex: 'half' }),
  } as RequestInit)
}

/** Sends status and headers; the caller sends the body. */
export function sendHead(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  // Several cookies joined by a comma would be one broken cookie.
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return reply
}

export function sendWebResponse(reply: FastifyReply, response: Response) {
  sendHead(reply, response)
  if (!response.body) return reply.send()
  return reply.send(Readable.fromWeb(response.body as NodeReadableStream))
}

/** Aborted when the guest leaves before the response is complete. */
export function departure(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const { raw } = reply
  const leave = () => {
    if (!raw.writableFinished) gone.abort()
  }
  if (raw.closed) leave()
  else raw.once('close', leave)
  return gone.signal
}
