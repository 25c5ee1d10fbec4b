import { Transform } from 'node:stream'
import { mostFormBytes } from '@wojaz/uploads'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from './errors.ts'

/** The page itself says what is too much of its form; beyond this nobody reads on to hear it. */
export const mostFileFormBytes = 4 * mostFormBytes

/** The body for somebody who reads it himself, up to a limit. It is counted while it passes: a length header can be missing or untrue. */
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
  // What nobody has read would stand before the next request on this connection.
  reply.raw.once('finish', () => request.raw.unpipe(counter).resume())
  return request.raw.pipe(counter)
}
