import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * What browsers show themselves, and what such a page may do there: a PDF is drawn by their own reader, a text brings its style along.
 * Neither runs anything or asks for anything.
 */
const shown: Readonly<Record<string, string>> = {
  'application/pdf':
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'text/html; charset=utf-8':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Opens where it can be looked at; is kept where the address says `pobierz`. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { name: string; type: string; bytes: Uint8Array },
) {
  const policy = shown[file.type]
  const isKept = !policy || (request.query as { pobierz?: unknown }).pobierz !== undefined
  if (policy) reply.header('content-security-policy', policy)
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `${isKept ? 'attachment' : 'inline'}; filename="${file.name}"`)
    .type(file.type)
    .send(file.bytes)
}
