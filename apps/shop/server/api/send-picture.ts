import type { Picture } from '@wojaz/pictures/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { knows } from '../request/if-none-match.ts'

/** A picture, or the word that it is still the one the browser has. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType, etag }: Picture,
  cacheControl: string,
) {
  reply.headers({ etag, 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' })
  if (knows(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(contentType).send(bytes)
}
