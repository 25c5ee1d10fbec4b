import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Fault } from '../request/errors.ts'
import type { Reports } from '../request/reports.ts'

/** Without the right token the answer is 404, so a stranger does not learn that there are metrics. */
export function metrics(
  app: FastifyInstance,
  { reports, token }: { reports: Reports; token: string | null },
) {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!token || !isSame(request.headers.authorization, `Bearer ${token}`)) throw new Fault('not-found')
    return reply.type(reports.registry.contentType).send(await reports.registry.metrics())
  })
}

function isSame(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
