import { isTooDeep } from '@wojaz/travel/json'
import type { FastifyInstance } from 'fastify'
import { Fault } from './errors.ts'

/**
 * Parses JSON. An empty body is no body, whatever its type: clients name the type also when they send nothing. What nests too deep
 * is refused before any code walks over it.
 */
export function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') return done(null, undefined)
    if (isTooDeep(text)) return done(new Fault('invalid-request'), undefined)
    return parse(request, text, done)
  })
}
