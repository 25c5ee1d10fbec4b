import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Fault } from '../request/errors.ts'
import { householdOf } from '../request/household.ts'

/** What else editors do with their sessions. */
export const authLimit = { rateLimit: { max: 10, timeWindow: 60_000 } }
/** A lively guest sends a few a minute. */
export const eventLimit = { rateLimit: { max: 60, timeWindow: 60_000 } }
export const reportLimit = { rateLimit: { max: 20, timeWindow: 60_000 } }

/** Hearts pressed by a guest who cannot decide. */
export const savingLimit = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** Reviews that a guest reads and finds helpful, or the other way round. */
export const voteLimit = { rateLimit: { max: 20, timeWindow: 60_000 } }

/** Nobody fills in more forms than this in a minute. */
export const formLimit = { rateLimit: { max: 10, timeWindow: 60_000 } }
/** A guest who goes back and forth between the steps of a booking, with a second tab. */
export const checkoutLimit = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** Emails asked for and sessions renewed, by a family behind one router. */
export const accountLimit = { rateLimit: { max: 20, timeWindow: 60_000 } }

/**
 * What a customer does with their own trips and data. Each is counted alone, by the device they have logged in on: an address can be that
 * of a hotel or of a mobile network, with hundreds behind it. A press every second for a minute is a script; the busiest guest, who pays,
 * changes seats and date and calls off, sends a form every three to five seconds. It keeps a script from filling the database; what is dear
 * has limits of its own: the engine's time, emails, wrong codes, unpaid orders. Strangers of an address share as much as before.
 */
export const ownLimit: RouteLimit = {
  rateLimit: { max: (_request, key) => (key.startsWith(ofOwner) ? 60 : 20), timeWindow: 60_000 },
  countsOwners: true,
}

/** A lively conversation, with drafts that are kept as one types. */
export const talkLimit = { rateLimit: { max: 120, timeWindow: 60_000 } }

/** Every login page asks for a challenge when it opens. */
export const passkeyLimit = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** Calls and forms that bring a password, customers' and editors': all of them are counted together. Wrong ones are counted apart from that. */
export const passwordLimit: RouteLimit = { rateLimit: false, bringsPassword: true }
const passwordsAMinute = 30

const ofOwner = 'owner '

export interface RouteLimit {
  rateLimit: { max: number | ((request: FastifyRequest, key: string) => number); timeWindow: number } | false
  bringsPassword?: boolean
  /** Customers are counted one by one, not by address. */
  countsOwners?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    bringsPassword?: boolean
    countsOwners?: boolean
  }
}

/** Four thousand letters of any alphabet, percent-encoded, and some room. */
export const formBodyLimit = 64 * 1024

/** Files cost next to nothing and a page has dozens; probes and scrapes must never be refused. */
const unlimited = /^\/(assets|scale|file|dictionary|health|metrics|_next\/static)(\/|$)/

interface RateOptions {
  perMinute: number
  /** Whose known device asks; null: a stranger. */
  ownerOfDevice(request: FastifyRequest): string | null
  /** Counts for all workers; not given: this process is the only one. */
  store?: FastifyRateLimitStoreCtor
}

export async function limitRates(app: FastifyInstance, { perMinute, ownerOfDevice, store }: RateOptions) {
  const tooMany = (ttl: number) =>
    new Fault('too-many-requests', { 'retry-after': String(Math.ceil(ttl / 1000)) })
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    ...(store && { store }),
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
    // An owner on a known device is not kept out by strangers of the same household.
    keyGenerator: (request: FastifyRequest) => ownerOfDevice(request) ?? householdOf(request.ip),
  })
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST' || !request.routeOptions.config.bringsPassword) return
    const counted = await countPassword(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl)
  })
}
