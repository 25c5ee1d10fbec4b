import type { FastifyInstance, HTTPMethods } from 'fastify'
import { Fault } from '../request/errors.ts'

const all: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Another route answers the other methods of this path. */
    leavesOtherMethods?: boolean
    /** It only says that the method is not allowed. */
    refusesMethod?: boolean
  }
}

/** Answers 405 with the allowed methods for a known path, instead of 404. */
export function methodsNotAllowed(app: FastifyInstance) {
  const known = new Set<string>()
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.leavesOtherMethods) known.add(url)
  })
  return function answerTheRest() {
    for (const url of [...known].filter((each) => !each.startsWith('/api/docs'))) {
      const rest = all.filter((method) => !app.hasRoute({ url, method }))
      if (rest.length === 0) continue
      const allow = all.filter((method) => !rest.includes(method)).join(', ')
      app.route({
        url,
        method: rest,
        schema: { hide: true },
        config: { refusesMethod: true },
        handler: async () => {
          throw new Fault('method-not-allowed', { allow })
        },
      })
    }
  }
}
