import type { FastifyInstance, HTTPMethods } from 'fastify'
import { Fault } from '../errors.ts'

const all: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A known address asked in a wrong way answers 405 with what it does understand, instead of pretending not to exist. */
export function methodsNotAllowed(app: FastifyInstance) {
  const known = new Map<string, Set<HTTPMethods>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each as HTTPMethods)
    known.set(url, methods)
  })
  return function answerTheRest() {
    for (const [url, methods] of [...known]) {
      const rest = all.filter((method) => !methods.has(method))
      if (rest.length === 0) continue
      const allow = all.filter((method) => methods.has(method)).join(', ')
      app.route({
        url,
        method: rest,
        schema: { hide: true },
        handler: async () => {
          throw new Fault('method-not-allowed', { allow })
        },
      })
    }
  }
}
