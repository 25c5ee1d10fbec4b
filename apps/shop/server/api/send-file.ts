import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * File types that browsers display, each with its Content-Security-Policy: a PDF needs the built-in viewer, an HTML text its
 * inline style. Neither may run scripts or load foreign resources.
 */
const shown: Readonly<Record<string, string>> = {
  'application/pdf':
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'text/html; charset=utf-8':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Displays the file if the browser can; downloads it if the query contains `pobierz`. */
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
