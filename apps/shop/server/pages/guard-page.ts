import type { FastifyReply } from 'fastify'
import { bankOriginsOf } from '../payment/bank-origins.ts'
import { type InlineSources, shopPolicy } from '../plugins/security-headers.ts'
import type { Visit } from '../request/context.ts'
import type { Services } from '../request/services.ts'
import { isActingPath, isPayingPath } from './acting-paths.ts'

/** Sets the headers of an answer that is no document yet. A document names what it may run once it is drawn. */
export type GuardPage = (reply: FastifyReply, visit: Visit) => AllowInline
export type AllowInline = (inline: InlineSources) => void

/** What may be shown where, and kept by whom. */
export function pageGuard(
  { env, mapStyles }: Pick<Services, 'env' | 'mapStyles'>,
  hotReload?: string,
): GuardPage {
  const errorOrigin = env.errorDsn ? new URL(env.errorDsn).origin : undefined
  const bankOrigins = bankOriginsOf([env.payu, env.p24].flatMap((bank) => bank?.url ?? []))
  return (reply, visit) => {
    const isPrivate = visit.drafts || isActingPath(visit.path)
    reply.header('cache-control', isPrivate ? 'no-store' : 'private, no-cache')
    if (isPrivate) reply.header('x-robots-tag', 'noindex')
    const allow = (inline?: InlineSources) => {
      const policy = shopPolicy({
        inline,
        framing: visit.drafts ? 'self' : 'none',
        hotReload,
        errorOrigin,
        mapOrigins: mapStyles.origins(),
        bankOrigins: isPayingPath(visit.path) ? bankOrigins : [],
      })
      reply.header('content-security-policy', policy)
    }
    allow()
    return allow
  }
}
