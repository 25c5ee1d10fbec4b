import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errorBody } from './payu-error.ts'

/**
 * The failure the bank simulates. With all kinds except `absent` and `error` the bank has executed the call, but the caller does
 * not get the answer in time.
 */
export const faultRequest = z.object({
  kind: z.enum(['none', 'delay', 'error', 'cut', 'absent']).default('none'),
  /** Used by `delay` only. */
  delayMs: z.coerce.number().int().min(0).max(600_000).default(30_000),
  /** How many calls fail before the bank works again; null: until changed. */
  times: z.coerce.number().int().min(1).nullable().default(null),
  /** How many calls succeed first. */
  after: z.coerce.number().int().min(0).default(0),
  /** The delay of notifications. */
  noticesLateMs: z.coerce.number().int().min(0).max(86_400_000).default(0),
})

export type Faults = z.infer<typeof faultRequest>

export const noFaults: Faults = faultRequest.parse({})

/** Makes the shop's API calls fail as `current` demands. The buyer's pages fail only while the bank is absent. */
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
