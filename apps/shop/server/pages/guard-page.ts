import type { FastifyReply, FastifyRequest } from 'fastify'
import { bankOriginsOf } from '../payment/bank-origins.ts'
import { nonceOf, shopPolicy } from '../plugins/security-headers.ts'
import type { Visit } from '../request/context.ts'
import type { Env } from '../request/env.ts'
import { isActingPath, isPayingPath } from './acting-paths.ts'

export type GuardPage = (request: FastifyRequest, reply: FastifyReply, visit: Visit) => void

/** What may be shown where, and kept by whom. */
export function pageGuard(env: Env, hotReload?: string): GuardPage {
  const errorOrigin = env.errorDsn ? new URL(env.errorDsn).origin : undefined
  const mapOrigin = env.mapStyleUrl ? new URL(env.mapStyleUrl).origin : undefined
  const bankOrigins = bankOriginsOf([env.payu, env.p24].flatMap((bank) => bank?.url ?? []))
  return (request, reply, visit) => {
    const isPrivate = visit.drafts || isActingPath(visit.path)
    reply.header('cache-control', isPrivate ? 'no-store' : 'private, no-cache')
    if (isPrivate) reply.header('x-robots-tag', 'noindex')
    const framing = visit.drafts ? 'self' : 'none'
    reply.header(
      'content-security-policy',
      shopPolicy({
        nonce: nonceOf(request),
        framing,
        hotReload,
        errorOrigin,
        mapOrigin,
        bankOrigins: isPayingPath(visit.path) ? bankOrigins : [],
      }),
    )
  }
}
