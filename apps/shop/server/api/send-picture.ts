import type { Picture } from '@wojaz/pictures/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { knows } from '../request/if-none-match.ts'

/** Sends a picture, or 304 if the browser has it already. */
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
