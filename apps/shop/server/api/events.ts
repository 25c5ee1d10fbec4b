import { looksPersonal } from '@wojaz/travel/guest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { allows } from '../../app/features/consent/consent-choice.ts'
import type { EventCounts } from '../insight/event-counts.ts'
import { eventLimit } from '../plugins/rate-limit.ts'
import { consentOf } from '../visitor.ts'
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
