import type { FastifyInstance } from 'fastify'
import { hasControlCharacters, isControlledPath } from '../request/control-characters.ts'
import { Fault } from '../request/errors.ts'
import { isCallPath, pathOf } from '../request/locale.ts'

/**
 * No place, name or text has a NUL in it, and Postgres stores none: whoever sends one is told so before anybody reads it. What follows the
 * question mark of a page is left alone: old and mistyped links open, with whatever can be understood of them.
 */
export function refuseControlCharacters(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (isControlledPath(pathOf(request))) throw new Fault('invalid-request')
    if (isCallPath(pathOf(request)) && hasControlCharacters(request.query)) throw new Fault('invalid-request')
  })
  app.addHook('preValidation', async ({ body }) => {
    if (isPlain(body) && hasControlCharacters(body)) throw new Fault('invalid-request')
  })
}

/** Parsed, and not a stream that somebody else reads. */
function isPlain(body: unknown): boolean {
  const kind = typeof body === 'object' && body !== null ? Object.getPrototypeOf(body) : undefined
  return typeof body === 'string' || kind === null || kind === Object.prototype || Array.isArray(body)
}
