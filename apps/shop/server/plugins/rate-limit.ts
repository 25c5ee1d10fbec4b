import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Fault } from '../request/errors.ts'
import { householdOf } from '../request/household.ts'

/** Other session calls of editors. */
export const authLimit = { rateLimit: { max: 10, timeWindow: 60_000 } }
/** An active guest sends a few a minute. */
export const eventLimit = { rateLimit: { max: 60, timeWindow: 60_000 } }
export const reportLimit = { rateLimit: { max: 20, timeWindow: 60_000 } }

/** For a guest who presses the heart again and again. */
export const savingLimit = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** For votes on reviews. */
export const voteLimit = { rateLimit: { max: 20, timeWindow: 60_000 } }

/** More than a person can fill in per minute. */
export const formLimit = { rateLimit: { max: 10, timeWindow: 60_000 } }
/** For a guest who moves between the steps of a booking, with a second tab. */
export const checkoutLimit = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** For email requests and session renewals of a family behind one router. */
export const accountLimit = { rateLimit: { max: 20, timeWindow: 60_000 } }

/**
 * For a customer's own trips and data. Each customer is counted separately by their device, because an IP address can belong to a
 * hotel or a mobile network with hundreds of people. 60 a minute is a script; the busiest guest, who pays, changes seats and date
 * and cancels, sends a form every three to five seconds. The limit keeps a script from filling the database. Expensive things
 * have limits of their own: engine time, emails, wrong codes, unpaid orders. Strangers share the limit of their address.
 */
export const ownLimit: RouteLimit = {
  rateLimit: { max: (_request, key) => (key.startsWith(ofOwner) ? 60 : 20), timeWindow: 60_000 },
  countsOwners: true,
}

/** For a lively conversation with drafts saved while typing. */
export const talkLimit = { rateLimit: { max: 120, timeWindow: 60_000 } }

/** Every login page requests a challenge when it opens. */
export const passkeyLimit = { rateLimit: { max: 60, timeWindow: 60_000 } }

/**
 * All calls and forms with a password, of customers and editors, share one counter. Wrong passwords are also counted separately.
 */
export const passwordLimit: RouteLimit = { rateLimit: false, bringsPassword: true }
const passwordsAMinute = 30

const ofOwner = 'owner '

export interface RouteLimit {
  rateLimit: { max: number | ((request: FastifyRequest, key: string) => number); timeWindow: number } | false
  bringsPassword?: boolean
  /** Counts customers one by one, not by address. */
  countsOwners?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    bringsPassword?: boolean
    countsOwners?: boolean
  }
}

/** Four thousand letters of any alphabet, percent-encoded, with some reserve. */
export const formBodyLimit = 64 * 1024

/** Files are cheap and a page has dozens; health checks and metrics must never be refused. */
const unlimited = /^\/(assets|scale|file|dictionary|health|metrics|_next\/static)(\/|$)/

interface RateOptions {
  perMinute: number
  /** The owner of a known device; null: a stranger. */
  ownerOfDevice(request: FastifyRequest): string | null
}

export async function limitRates(app: FastifyInstance, { perMinute, ownerOfDevice }: RateOptions) {
  const tooMany = (ttl: number) =>
    new Fault('too-many-requests', { 'retry-after': String(Math.ceil(ttl / 1000)) })
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request: FastifyRequest) => {
      const owner = request.routeOptions.config.countsOwners ? ownerOfDevice(request) : null
      return owner === null ? householdOf(request.ip) : ofOwner + owner
    },
    allowList: (request: FastifyRequest) => unlimited.test(request.url),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
  const countPassword = app.createRateLimit({
    max: passwordsAMinute,
    timeWindow: 60_000,
    // Strangers of the same household cannot lock out the owner of a known device.
    keyGenerator: (request: FastifyRequest) => ownerOfDevice(request) ?? householdOf(request.ip),
  })
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST' || !request.routeOptions.config.bringsPassword) return
    const counted = await countPassword(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl)
  })
}
