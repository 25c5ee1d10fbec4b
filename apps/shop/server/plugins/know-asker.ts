import type { FastifyInstance } from 'fastify'
import { askedBy } from '../request/asker.ts'
import { householdOf } from '../request/household.ts'
import { isCallPath, pathOf } from '../request/locale.ts'
import { departure } from '../request/web-request.ts'

/** From here on everything that is done for a request knows who asked. After the body is read: reading it would forget. */
export function knowAsker(app: FastifyInstance) {
  app.addHook('preHandler', (request, reply, done) => {
    // A page may be drawn for several guests: it goes on when the first of them leaves.
    const gone = isCallPath(pathOf(request)) ? departure(reply) : undefined
    askedBy({ household: householdOf(request.ip), gone, refusal: null }, done)
  })
}
