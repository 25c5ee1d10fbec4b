import { allows, looksPersonal } from '@wojaz/travel'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { EventCounts } from '../insight/event-counts.ts'
import { eventLimit } from '../plugins/rate-limit.ts'
import { consentOf } from '../request/visitor.ts'
import { eventsSchema } from './events.schema.ts'

const bodyLimit = 16 * 1024

export const events: FastifyPluginAsyncZod<{ eventCounts: EventCounts }> = async (api, { eventCounts }) => {
  api.post(
    '/api/www/events',
    { schema: eventsSchema, config: eventLimit, bodyLimit },
    async ({ body, headers }, reply) => {
      if (allows(consentOf(headers.cookie), 'statistics'))
        eventCounts.add(
          body.events.filter(({ identifier, page }) => !looksPersonal(identifier) && !looksPersonal(page)),
        )
      return reply.code(204).send(null)
    },
  )
}
