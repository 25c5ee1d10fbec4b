import { timingSafeEqual } from 'node:crypto'
import { runPollingLoops } from '@wojaz/database'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Fault } from '../request/errors.ts'
import type { Reports } from '../request/reports.ts'

/**
 * For operators: the metrics, and a way to run the polling loops of the answering process now, for instance after an outage.
 * Without the right token the answer is 404, so a stranger does not learn that there are metrics.
 */
export function metrics(
  app: FastifyInstance,
  { reports, token, ofAll }: { reports: Reports; token: string | null; ofAll?: () => Promise<string> },
) {
  const read = ofAll ?? (() => reports.registry.metrics())
  const onRequest = async ({ headers }: FastifyRequest) => {
    if (!token || !isSame(headers.authorization, `Bearer ${token}`)) throw new Fault('not-found')
  }
  app.get('/metrics', { schema: { hide: true }, onRequest }, async (_request, reply) =>
    reply.type(reports.registry.contentType).send(await read()),
  )
  app.post('/metrics/polling-loops', { schema: { hide: true }, onRequest }, async (_request, reply) => {
    await runPollingLoops()
    return reply.code(204).send()
  })
}

function isSame(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
