import type { FastifyInstance } from 'fastify'
import { type Asker, askedBy } from '../request/asker.ts'
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
    const isCall = isCallPath(pathOf(request))
    let signal: AbortSignal | undefined
    const asker: Asker = {
      household: householdOf(request.ip),
      // Made only when somebody listens: most calls never search, and a signal costs more than the rest of the hook.
      get gone() {
        if (isCall) signal ??= departure(reply)
        return signal
      },
      refusal: null,
    }
    askedBy(asker, done)
  })
}
