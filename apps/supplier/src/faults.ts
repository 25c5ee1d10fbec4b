import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errorBody, unavailable, unprocessable } from './octo-error.ts'

/**
 * The failure the supplier simulates. With `delay` and `cut` the call is executed, but the caller does not get the answer in
 * time. `reject` refuses new bookings and those on request.
 */
export const faultRequest = z.object({
  kind: z.enum(['none', 'delay', 'error', 'cut', 'absent', 'reject']).default('none'),
  /** Which calls fail; the others work. */
  calls: z.enum(['all', 'products', 'availability', 'hold', 'confirm', 'cancel']).default('all'),
  /** Used by `delay` only. */
  delayMs: z.number().int().min(0).max(600_000).default(30_000),
  /** How many calls fail before it works again; null: until changed. */
  times: z.number().int().min(1).nullable().default(null),
  /** How many calls succeed first. */
  after: z.number().int().min(0).default(0),
})

export type Faults = z.infer<typeof faultRequest>

export const noFaults: Faults = faultRequest.parse({})

const callNames: readonly (readonly [Exclude<Faults['calls'], 'all'>, RegExp])[] = [
  ['products', /^GET \/products/],
  ['availability', /^POST \/availability/],
  ['hold', /^POST \/bookings\/?$/],
  ['confirm', /^POST \/bookings\/[^/]+\/confirm/],
  ['cancel', /^(POST \/bookings\/[^/]+\/cancel|DELETE \/bookings\/)/],
]

/** Makes resellers' calls fail as `current` demands; each call is counted once, on arrival. */
export function failOnDemand(app: FastifyInstance, current: () => Faults) {
  let count: { faults: Faults; failures: number; before: number } | null = null
  const hidden = new WeakMap<object, Faults>()

  function faultsOf(call: string): Faults {
    const faults = current()
    if (count?.faults !== faults)
      count = { faults, failures: faults.times ?? Number.POSITIVE_INFINITY, before: faults.after }
    if (faults.kind === 'none' || !isMeant(faults, call) || count.failures === 0) return noFaults
    if (count.before > 0) {
      count.before -= 1
      return noFaults
    }
    count.failures -= 1
    return faults
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isControl(request.url)) return
    const faults = faultsOf(`${request.method} ${request.url.split('?')[0]}`)
    hidden.set(request, faults)
    if (faults.kind === 'absent') {
      request.raw.socket.destroy()
      return reply.hijack()
    }
    if (faults.kind === 'error') return reply.code(unavailable.status).send(errorBody(unavailable))
    if (faults.kind === 'reject')
      return reply.code(400).send(errorBody(unprocessable('The supplier takes no bookings at present')))
  })

  app.addHook('onSend', async (request, _reply, payload) => {
    const faults = hidden.get(request)
    if (faults?.kind === 'delay') await pause(faults.delayMs)
    if (faults?.kind === 'cut') request.raw.socket.destroy()
    return payload
  })
}

function isMeant({ kind, calls }: Faults, call: string): boolean {
  const [name] = callNames.find(([, pattern]) => pattern.test(call)) ?? []
  if (kind === 'reject' && name !== 'hold' && name !== 'confirm') return false
  return calls === 'all' || calls === name
}

const isControl = (url: string) => url.startsWith('/_control') || url === '/health'
