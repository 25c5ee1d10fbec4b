import type { FastifyInstance } from 'fastify'
import { hasControlCharacters, isControlledPath } from '../request/control-characters.ts'
import { Fault } from '../request/errors.ts'
import { isCallPath, pathOf } from '../request/locale.ts'

/**
 * Refuses NUL and other control characters before anything reads them: no valid text contains them, and Postgres cannot store a
 * NUL. The query of a page is not checked: old and mistyped links should open with whatever can be read.
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

/** Whether the body is parsed and not a stream. */
function isPlain(body: unknown): boolean {
  const kind = typeof body === 'object' && body !== null ? Object.getPrototypeOf(body) : undefined
  return typeof body === 'string' || kind === null || kind === Object.prototype || Array.isArray(body)
}
