import type { FastifyInstance } from 'fastify'
import { askedBy } from '../request/asker.ts'
import { householdOf } from '../request/household.ts'
import { isCallPath, pathOf } from '../request/locale.ts'
import { departure } from '../request/web-request.ts'

/**
 * Makes the asker available to everything that runs for a request. It runs after body parsing, which would lose the async
 * context.
 */
export function knowAsker(app: FastifyInstance) {
  app.addHook('preHandler', (request, reply, done) => {
    // A page may be rendered for several guests, so it continues if the first of them leaves.
    const gone = isCallPath(pathOf(request)) ? departure(reply) : undefined
    askedBy({ household: householdOf(request.ip), gone, refusal: null }, done)
  })
}
