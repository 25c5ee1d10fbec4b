import { Transform } from 'node:stream'
import { mostFormBytes } from '@wojaz/uploads'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from './errors.ts'

/** The page itself reports a form that is too large. Beyond this limit the body is not read any more. */
export const mostFileFormBytes = 4 * mostFormBytes

/** The body as a stream with a limit. The bytes are counted, because a length header can be missing or false. */
export function limitedBody(request: FastifyRequest, reply: FastifyReply, limit: number): Transform {
  const tooLarge = () => new Fault('payload-too-large', { connection: 'close' })
  if (Number(request.headers['content-length']) > limit) throw tooLarge()
  let seen = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limit) done(tooLarge())
      else done(null, chunk)
    },
  })
  request.raw.on('error', (error) => counter.destroy(error))
  // Unread bytes would block the next request on this connection.
  reply.raw.once('finish', () => request.raw.unpipe(counter).resume())
  return request.raw.pipe(counter)
}
