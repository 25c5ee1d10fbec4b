import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errorBody } from './payu-error.ts'

/** How the bank fails at present. With all but `absent` and `error` it has done what it was asked for; only nobody hears of it. */
export const faultRequest = z.object({
  kind: z.enum(['none', 'delay', 'error', 'cut', 'absent']).default('none'),
  /** For `delay`. */
  delayMs: z.coerce.number().int().min(0).max(600_000).default(30_000),
  /** So many calls fail, then all is well again; null: until told otherwise. */
  times: z.coerce.number().int().min(1).nullable().default(null),
  /** So many calls go well before. */
  after: z.coerce.number().int().min(0).default(0),
  /** Notifications are that late. */
  noticesLateMs: z.coerce.number().int().min(0).max(86_400_000).default(0),
})

export type Faults = z.infer<typeof faultRequest>

export const noFaults: Faults = faultRequest.parse({})

/** Calls of the shop fail as `current` says; pages of the buyer only while the bank is absent. */
export function failOnDemand(app: FastifyInstance, current: () => Faults) {
  let left: { faults: Faults; calls: number; before: number } | null = null
  const kindNow = (): Faults['kind'] => {
    const faults = current()
    if (left?.faults !== faults)
      left = { faults, calls: faults.times ?? Number.POSITIVE_INFINITY, before: faults.after }
    return left.calls > 0 && left.before === 0 ? faults.kind : 'none'
  }
  const used = () => {
    if (left) left.calls -= 1
  }

  app.addHook('onRequest', async (request, reply) => {
    const kind = kindNow()
    if (kind === 'absent' && !isControl(request.url)) {
      used()
      request.raw.socket.destroy()
      return reply.hijack()
    }
    if (kind !== 'error' || !isCall(request.url)) return
    used()
    return reply.code(503).send(
      errorBody({
        status: 503,
        statusCode: 'SERVICE_NOT_AVAILABLE',
        statusDesc: 'Service is not available. Try again later.',
      }),
    )
  })

  app.addHook('onSend', async (request, _reply, payload) => {
    const kind = kindNow()
    if (!isCall(request.url)) return payload
    if (left && left.before > 0) left.before -= 1
    if (kind === 'delay') {
      used()
      await pause(current().delayMs)
    }
    if (kind === 'cut') {
      used()
      request.raw.socket.destroy()
    }
    return payload
  })
}

const isControl = (url: string) => url.startsWith('/_control') || url === '/health'
const isCall = (url: string) => url.startsWith('/api/') || url.startsWith('/pl/standard/')
