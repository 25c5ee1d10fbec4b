import type { Content } from '@wojaz/content/server'
import type { Database } from '@wojaz/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { liveSchema, readySchema } from './health.schema.ts'

interface HealthOptions {
  database: Database
  content: Content
}

/** `live`: the process answers; otherwise restart it. `ready`: it can serve guests; otherwise route them elsewhere. */
export const health: FastifyPluginAsyncZod<HealthOptions> = async (api, { database, content }) => {
  api.get('/health/live', { schema: liveSchema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' as const }
  })

  api.get('/health/ready', { schema: readySchema }, async (_request, reply) => {
    const [databaseIsUp, contentIsUp] = await Promise.all([database.isReachable(), canRead(content)])
    const ready = databaseIsUp && contentIsUp
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return {
      status: ready ? ('ok' as const) : ('unavailable' as const),
      database: databaseIsUp,
      content: contentIsUp,
    }
  })
}

async function canRead(content: Content): Promise<boolean> {
  return content.dictionary('pl').then(
    () => true,
    () => false,
  )
}
