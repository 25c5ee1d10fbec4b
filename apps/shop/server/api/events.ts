import type { EventCounts } from '@wojaz/insight/server'
import { allows } from '@wojaz/travel/guest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { eventLimit } from '../plugins/rate-limit.ts'
import { consentOf } from '../request/visitor.ts'
import { eventsSchema } from './events.schema.ts'

const bodyLimit = 16 * 1024

export const events: FastifyPluginAsyncZod<{ eventCounts: EventCounts }> = async (api, { eventCounts }) => {
  api.post(
    '/api/www/events',
    { schema: eventsSchema, config: eventLimit, bodyLimit },
    async ({ body, headers }, reply) => {
      if (allows(consentOf(headers.cookie), 'statistics')) eventCounts.add(body.events)
      return reply.code(204).send(null)
    },
  )
}
