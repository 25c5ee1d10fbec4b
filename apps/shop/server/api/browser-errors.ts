import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { reportLimit } from '../plugins/rate-limit.ts'
import type { Reports } from '../request/reports.ts'
import { browserErrorSchema } from './browser-errors.schema.ts'

const bodyLimit = 4 * 1024

/** Errors in guests' browsers are counted and logged, without any data about the guest. */
export const browserErrors: FastifyPluginAsyncZod<{ reports: Reports }> = async (api, { reports }) => {
  api.post(
    '/api/www/errors',
    { schema: browserErrorSchema, config: reportLimit, bodyLimit },
    async ({ body: { component, message, path, errorId } }, reply) => {
      if (component) reports.componentFailed({ component, message, path, side: 'browser' })
      else reports.browserFailed({ message, path, errorId: errorId ?? 'none' })
      return reply.code(204).send(null)
    },
  )
}
