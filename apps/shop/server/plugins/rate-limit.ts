import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Fault } from '../request/errors.ts'
import { householdOf } from '../request/household.ts'

/** Guessing a password takes many tries; typing one does not. */
export const authLimit = { rateLimit: { max: 10, timeWindow: 60_000 } }
/** A lively guest sends a few a minute. */
export const eventLimit = { rateLimit: { max: 60, timeWindow: 60_000 } }
export const reportLimit = { rateLimit: { max: 20, timeWindow: 60_000 } }

/** Hearts pressed by a guest who cannot decide. */
export const savingLimit = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** Nobody fills in more forms than this in a minute. */
export const formLimit = { rateLimit: { max: 10, timeWindow: 60_000 } }
/** A guest who goes back and forth between the steps of a booking, with a second tab. */
export const checkoutLimit = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** Logging in, mistyped a few times, by a family behind one router; wrong passwords are counted apart from that. */
export const accountLimit = { rateLimit: { max: 20, timeWindow: 60_000 } }

/** Four thousand letters of any alphabet, percent-encoded, and some room. */
export const formBodyLimit = 64 * 1024

/** Files cost next to nothing and a page has dozens; probes and scrapes must never be refused. */
const unlimited = /^\/(assets|scale|file|dictionary|health|metrics|_next\/static)(\/|$)/

export async function limitRates(app: FastifyInstance, perMinute: number) {
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request: FastifyRequest) => householdOf(request.ip),
    allowList: (request: FastifyRequest) => unlimited.test(request.url),
    errorResponseBuilder: (_request, { ttl }) =>
      new Fault('too-many-requests', { 'retry-after': String(Math.ceil(ttl / 1000)) }),
  })
}
