import { withoutPersonalData } from '@wojaz/travel/guest'
import type { FastifyInstance } from 'fastify'
import { pathOf } from '../request/locale.ts'
import type { Reports } from '../request/reports.ts'
import { coarseAddress } from './coarse-address.ts'

const saneId = /^[\w-]{8,64}$/

/** Keeps a proxy's request id, so that a request has one id in all logs; an invalid id is replaced. */
export function requestId(incoming: string | string[] | undefined): string {
  return typeof incoming === 'string' && saneId.test(incoming) ? incoming : crypto.randomUUID()
}

/** One line per request, without query, cookies and full IP address. Successful health checks and metrics are not logged. */
export function requestLog(app: FastifyInstance, { reports }: { reports: Reports }) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { statusCode: status, elapsedTime } = reply
    reports.requestServed({ method: request.method, route, status, seconds: elapsedTime / 1000 })
    if (status < 400 && /^\/(health|metrics|assets)/.test(route)) return
    const facts = {
      method: request.method,
      path: withoutPersonalData(pathOf(request)).slice(0, 200),
      status,
      ms: Math.round(elapsedTime),
      from: coarseAddress(request.ip),
    }
    request.log.info(facts, 'served')
  })
}
